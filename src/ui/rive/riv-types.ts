/**
 * The part of the Rive format (major version 7) that a crow needs: keys of object types and of their properties, as
 * the runtime's own definitions number them. What isn't listed here can't be written.
 */

/** How a value is laid out: `double` is a 32-bit float, `ids` are packed unsigned numbers behind their byte count. */
export type Kind = 'uint' | 'bool' | 'string' | 'double' | 'color' | 'ids';

interface Type {
  key: number;
  props: Readonly<Record<string, readonly [key: number, kind: Kind]>>;
  /** Takes a place in its artboard's numbering, which `parentId`, `objectId` and `interpolatorId` count in. */
  numbered?: boolean;
  /** Types its parent may have. */
  under?: readonly string[];
}

const named = { name: [4, 'string'] } as const;
const child = { parentId: [5, 'uint'] } as const;
const placed = {
  ...named,
  ...child,
  x: [13, 'double'],
  y: [14, 'double'],
  rotation: [15, 'double'],
  scaleX: [16, 'double'],
  scaleY: [17, 'double'],
  opacity: [18, 'double'],
} as const;
const vertex = { ...child, x: [24, 'double'], y: [25, 'double'] } as const;
const machinePart = { name: [138, 'string'] } as const;
const keyFrame = {
  frame: [67, 'uint'],
  interpolationType: [68, 'uint'],
  interpolatorId: [69, 'uint'],
} as const;
const instanceValue = { viewModelPropertyId: [554, 'uint'] } as const;
const property = { name: [557, 'string'] } as const;

export const types = {
  Backboard: { key: 23, props: {} },

  DataEnumCustom: { key: 438, props: { name: [572, 'string'] } },
  DataEnumValue: { key: 445, props: { key: [578, 'string'] } },
  ViewModel: { key: 435, props: { name: [557, 'string'] } },
  ViewModelPropertyNumber: { key: 431, props: property },
  ViewModelPropertyBoolean: { key: 448, props: property },
  ViewModelPropertyEnumCustom: { key: 439, props: { ...property, enumId: [574, 'uint'] } },
  ViewModelPropertyColor: { key: 440, props: property },
  ViewModelInstance: { key: 437, props: { ...named, viewModelId: [566, 'uint'] } },
  ViewModelInstanceNumber: { key: 442, props: { ...instanceValue, propertyValue: [575, 'double'] } },
  ViewModelInstanceBoolean: { key: 449, props: { ...instanceValue, propertyValue: [593, 'bool'] } },
  ViewModelInstanceEnum: { key: 432, props: { ...instanceValue, propertyValue: [560, 'uint'] } },
  ViewModelInstanceColor: { key: 426, props: { ...instanceValue, propertyValue: [555, 'color'] } },

  Artboard: {
    key: 1,
    numbered: true,
    props: {
      ...named,
      width: [7, 'double'],
      height: [8, 'double'],
      clip: [196, 'bool'],
      defaultStateMachineId: [236, 'uint'],
      viewModelId: [583, 'uint'],
    },
  },
  Node: { key: 2, numbered: true, under: ['Artboard', 'Node'], props: placed },
  Shape: { key: 3, numbered: true, under: ['Artboard', 'Node'], props: placed },
  PointsPath: { key: 16, numbered: true, under: ['Shape'], props: { ...child, isClosed: [32, 'bool'] } },
  StraightVertex: { key: 5, numbered: true, under: ['PointsPath'], props: vertex },
  CubicDetachedVertex: {
    key: 6,
    numbered: true,
    under: ['PointsPath'],
    props: {
      ...vertex,
      inRotation: [84, 'double'],
      inDistance: [85, 'double'],
      outRotation: [86, 'double'],
      outDistance: [87, 'double'],
    },
  },
  Fill: { key: 20, numbered: true, under: ['Shape'], props: child },
  Stroke: {
    key: 24,
    numbered: true,
    under: ['Shape'],
    props: { ...child, thickness: [47, 'double'], cap: [48, 'uint'], join: [49, 'uint'] },
  },
  SolidColor: {
    key: 18,
    numbered: true,
    under: ['Fill', 'Stroke'],
    props: { ...child, colorValue: [37, 'color'] },
  },
  CubicEaseInterpolator: {
    key: 28,
    numbered: true,
    props: { x1: [63, 'double'], y1: [64, 'double'], x2: [65, 'double'], y2: [66, 'double'] },
  },
  DataBindContext: { key: 447, props: { propertyKey: [586, 'uint'], sourcePathIds: [588, 'ids'] } },

  LinearAnimation: {
    key: 31,
    props: {
      name: [55, 'string'],
      fps: [56, 'uint'],
      duration: [57, 'uint'],
      loopValue: [59, 'uint'],
    },
  },
  KeyedObject: { key: 25, props: { objectId: [51, 'uint'] } },
  KeyedProperty: { key: 26, props: { propertyKey: [53, 'uint'] } },
  KeyFrameDouble: { key: 30, props: { ...keyFrame, value: [70, 'double'] } },

  StateMachine: { key: 53, props: { name: [55, 'string'] } },
  StateMachineNumber: { key: 56, props: { ...machinePart, value: [140, 'double'] } },
  StateMachineBool: { key: 59, props: { ...machinePart, value: [141, 'bool'] } },
  StateMachineLayer: { key: 57, props: machinePart },
  AnyState: { key: 62, props: {} },
  EntryState: { key: 63, props: {} },
  ExitState: { key: 64, props: {} },
  AnimationState: { key: 61, props: { animationId: [149, 'uint'] } },
  StateTransition: {
    key: 65,
    props: {
      stateToId: [151, 'uint'],
      flags: [152, 'uint'],
      duration: [158, 'uint'],
      exitTime: [160, 'uint'],
    },
  },
  TransitionNumberCondition: {
    key: 70,
    props: { inputId: [155, 'uint'], opValue: [156, 'uint'], value: [157, 'double'] },
  },
  TransitionBoolCondition: { key: 71, props: { inputId: [155, 'uint'], opValue: [156, 'uint'] } },
  TransitionViewModelCondition: { key: 482, props: { opValue: [650, 'uint'] } },
  TransitionPropertyViewModelComparator: { key: 479, props: {} },
  BindablePropertyNumber: { key: 473, props: { propertyValue: [636, 'double'] } },
  BindablePropertyBoolean: { key: 472, props: { propertyValue: [634, 'bool'] } },
  BindablePropertyEnum: { key: 474, props: { propertyValue: [637, 'uint'] } },
  TransitionValueNumberComparator: { key: 484, props: { value: [652, 'double'] } },
  TransitionValueBooleanComparator: { key: 481, props: { value: [647, 'bool'] } },
  TransitionValueEnumComparator: { key: 485, props: { value: [653, 'uint'] } },
} as const satisfies Record<string, Type>;

export type TypeName = keyof typeof types;

interface Values {
  uint: number;
  bool: boolean;
  string: string;
  double: number;
  /** 0xAARRGGBB. */
  color: number;
  ids: readonly number[];
}

export type Value = Values[Kind];

type Props<T extends TypeName> = {
  -readonly [P in keyof (typeof types)[T]['props']]?: (typeof types)[T]['props'][P] extends readonly [
    number,
    infer K extends Kind,
  ]
    ? Values[K]
    : never;
};

/** One object of a file. What equals the runtime's default may be left out. */
export interface RivObject {
  type: TypeName;
  props: Readonly<Record<string, Value | undefined>>;
}

export function riv<T extends TypeName>(type: T, props: Props<T> = {}): RivObject {
  return { type, props };
}

/** The entry of the table, without what only this one type has. */
export function typeOf(name: TypeName): Type {
  return types[name];
}
