/** Draws a machine as a Mermaid state diagram, from the machine itself. */

/** @typedef {import('xstate').AnyStateMachine} Machine */
/** @typedef {import('xstate').AnyStateNode} Node */

/** @param {Machine} machine */
export function draw(machine) {
  return ['stateDiagram-v2', ...inside(machine.root, '  ')].join('\n');
}

/**
 * @param {Node} node
 * @param {string} indent
 * @returns {string[]}
 */
function inside(node, indent) {
  const children = Object.values(node.states);
  /** @type {string[]} */
  const lines = [];
  if (node.type === 'parallel') {
    children.forEach((child, i) => {
      if (i > 0) lines.push(`${indent}--`);
      lines.push(...inside(child, indent));
    });
  } else if (children.length > 0) {
    const initial = node.initial?.target?.[0];
    if (initial) lines.push(`${indent}[*] --> ${nameOf(initial)}`);
    for (const child of children) lines.push(...drawState(child, indent));
  }
  for (const line of arrows(node, indent)) lines.push(line);
  return lines;
}

/**
 * @param {Node} node
 * @param {string} indent
 */
function drawState(node, indent) {
  const lines = [];
  const invoked = node.invoke.map(({ src }) => (typeof src === 'string' ? src : '…')).join(', ');
  if (invoked) lines.push(`${indent}${nameOf(node)}: ${node.key} (${invoked})`);
  if (Object.keys(node.states).length > 0) {
    lines.push(`${indent}state ${nameOf(node)} {`, ...inside(node, `${indent}  `), `${indent}}`);
  } else {
    lines.push(...arrows(node, indent));
  }
  if (node.type === 'final') lines.push(`${indent}${nameOf(node)} --> [*]`);
  return lines;
}

/**
 * Transitions that go somewhere, and those of a state that stay in it.
 * @param {Node} node
 * @param {string} indent
 */
function arrows(node, indent) {
  const lines = [];
  for (const transition of [...node.transitions.values(), node.always ?? []].flat()) {
    const targets = transition.target ?? (node.parent ? [node] : []);
    for (const target of targets) {
      lines.push(`${indent}${nameOf(node)} --> ${nameOf(target)}: ${labelOf(transition)}`);
    }
  }
  return lines;
}

/** @param {import('xstate').AnyTransitionDefinition} transition */
function labelOf({ eventType, guard }) {
  const event = String(eventType)
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
  const named = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  const condition = named === undefined ? '' : `[${typeof named === 'string' ? named : 'condition'}]`;
  return `${event} ${condition}`.trim() || 'always';
}

/** @param {Node} node */
function nameOf(node) {
  return node.path.length === 0 ? node.machine.id : node.path.join('_');
}
