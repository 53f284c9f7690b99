/** How many screens must stand on a module for it to come with its group: what few need is not given to all. */
const MUITAS_TELAS = 50;

/** What the sign-in and the shell both stand on, besides what the first page holds. */
const daEntrada =
  /@mantine\/core\/esm\/components\/(?:ActionIcon|CloseButton|Input|InputBase|TextInput)\/|\/src\/shared\/(?:regra|campos\/(?:base|texto))\.ts$/;

/** What the shell and most screens stand on; the sign-in does without. */
const daCasca = [
  /@tanstack\/(?:query-core|react-query)\//,
  /\/icons\/Icon(?:Search|ChevronRight)\.mjs$/,
  /\/src\/shared\/(?:decimais|dinheiro|datas|datas\/calendario|palavras\/busca)\.ts$/,
  /\/src\/platform\/web\/(?:atalhos|teclas|fuso|rede\/consultas|pagina\/(?:pagina|cartoes)|sessao\/conta)\.tsx?$/,
];

/** What forms and lists both stand on; the home does without. */
const dasTelas = [
  /\/icons\/Icon\w+\.mjs$/,
  /\/src\/shared\/(?:campos\/[a-z]+|listas\/(?:filtros|paginacao))\.ts$/,
  /\/src\/platform\/web\/(?:use-pausado|formulario\/(?:use-atual|campos\/em-texto)|janelas\/(?:painel-)?suspenso[a-z-]*)\.tsx?$/,
];

/** What the first page itself stands on, in the builder's word. */
const primeira: '$initial'[] = ['$initial'];

const algum =
  (padroes: readonly RegExp[]) =>
  (id: string): boolean =>
    padroes.some((padrao) => padrao.test(id));

/**
 * Which modules come together in one file. The first page comes in three instead of twenty, and what most screens stand on in four: left alone each
 * of these modules is a file of its own for the screens that share it, and a file costs a line more than its bytes (of fifty and more a browser asks
 * for six at a time). A group takes along what its modules stand on unless a group before it has that: hence their order, from what all have to what
 * fewer have; one put out of order gives the sign-in or the home what they do without, which the size budget notices.
 */
export const grupos = [
  { name: 'bibliotecas', tags: primeira, test: /node_modules.*\.m?js$/, priority: 5 },
  // The entry stays a file of its own: the manifest names it, and the size budget is read from there.
  { name: 'base', tags: primeira, test: /\/src\/(?!portal\/web\/main).*\.tsx?$/, priority: 4 },
  { name: 'entrada', test: daEntrada, minShareCount: MUITAS_TELAS, priority: 3 },
  { name: 'casca', test: algum(daCasca), minShareCount: MUITAS_TELAS, priority: 2 },
  { name: 'telas', test: algum(dasTelas), minShareCount: MUITAS_TELAS, priority: 1 },
  { name: 'lista', test: /\/src\/platform\/web\/tabela\//, minShareCount: MUITAS_TELAS },
];
