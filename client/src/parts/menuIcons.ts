/** The drawings of the table's menu: lines in a field of 24 by 24. */
export const ICONS = {
  pause: 'M8 5 v14 M16 5 v14',
  resume: 'M7 4.5 v15 l12 -7.5 z',
  bot: 'M6 9 h12 v10 h-12 z M12 9 v-4 M9.5 13 v1.5 M14.5 13 v1.5 M12 4.5 a.6 .6 0 1 0 .01 0',
  seat: 'M7 3 v10 h9 M7 13 v8 M16 13 v8 M7 8 h8 M16 13 v-3',
  mute: 'M4 5 h16 v11 h-9 l-4 4 v-4 h-3 z M3 3 l18 18',
  unmute: 'M4 5 h16 v11 h-9 l-4 4 v-4 h-3 z M8 9 h8 M8 12 h5',
  remove: 'M10 8 a3.5 3.5 0 1 0 .01 0 z M3.5 21 q0 -6 6.5 -6 q6.5 0 6.5 6 M16 5 l5 5 M21 5 l-5 5',
  sound: 'M4 9 h3.5 l5 -4 v14 l-5 -4 h-3.5 z M15.5 9 q2.5 3 0 6 M18 6.5 q5 5.5 0 11',
  silent: 'M4 9 h3.5 l5 -4 v14 l-5 -4 h-3.5 z M16 9.5 l5 5 M21 9.5 l-5 5',
  day: 'M12 8 a4 4 0 1 0 .01 0 z M12 2 v2.5 M12 19.5 v2.5 M2 12 h2.5 M19.5 12 h2.5 M5 5 l1.8 1.8 M17.2 17.2 l1.8 1.8 M19 5 l-1.8 1.8 M5 19 l1.8 -1.8',
  night: 'M19 14.5 A8 8 0 1 1 9.5 5 A6.5 6.5 0 0 0 19 14.5 Z',
  tv: 'M3 5 h18 v12 h-18 z M8 21 h8',
  device: 'M8 2.5 h8 q1.5 0 1.5 1.5 v16 q0 1.5 -1.5 1.5 h-8 q-1.5 0 -1.5 -1.5 v-16 q0 -1.5 1.5 -1.5 z M11 18.5 h2',
  leave: 'M14 4 h-9 v16 h9 M10 12 h11 M17.5 8 l4 4 l-4 4',
} as const

export type MenuIcon = keyof typeof ICONS
