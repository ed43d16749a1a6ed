/** Names that sound like names. Data only. */
const words = (names: string): readonly string[] => names.split('|');

/** Names, by what they are for. */
export const namePools = {
  pet: words(
    `Biscuit|Juniper|Pip|Moss|Clover|Otis|Hazel|Bramley|Tansy|Nutmeg|Wilbur|Sorrel|Dot|Archie|Saffron|Teasel|Mabel|Barley|Olive|Puck|Willow|Figaro|Marlow|Rosie`,
  ),
  place: words(
    `Copper Lane|The Second Spoon|Fern & Finch|The Long Table|Half Past Nine|Saltmarsh|North Window|Little Anchor|Quince & Co|Slow Corner|The Green Door|Millrace|The Blue Jug|Thistle Street|Harbour Light|The Open Hatch|Crumb & Kettle|Lower Gate|The Good Stair|Plum Yard|Wren House|Third Bell|The Warm Side|Old Mill Row`,
  ),
  group: words(
    `The Loose Planks|Paper Tigers|Late Trams|Northern Static|The Wrong Keys|Velvet Hammers|Five Past Silence|The Spare Parts|Kite Weather|Loud Cousins|The Missing Bolts|Gravel Choir|Second Breakfast|The Even Odds|Tin Parade|Borrowed Thunder|The Back Row|Night Bus Home|Red Umbrella|The Half Measures|Slow Rockets|Attic Lights|The Long Way Round|Open Windows`,
  ),
  tool: words(
    `Lantern|Compass|Relay|Beacon|Switchback|Sextant|Kestrel|Causeway|Plumbline|Tally|Keystone|Foxglove|Weir|Signpost|Toolshed|Larder|Footbridge|Almanac|Sparrow|Windlass|Towpath|Pinboard|Waypoint|Tidemark`,
  ),
};
