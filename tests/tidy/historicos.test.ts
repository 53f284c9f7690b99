import { expect, test } from 'vitest';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { temNome } from '#domains/acesso/auditoria/atos.ts';
import { registrosAuditados, telasAuditadas } from '#domains/acesso/auditoria/registros.ts';
import { apareceNoMenu, telaPorId } from '#catalog/telas.ts';
import { salas } from '#portal/rooms.ts';
import { fontes } from './arvore.ts';

test('every act that is audited on a title has words in its history, never its key', () => {
  const atos = fontes(/^src\/domains\/.*\/server\/.*(?<!\.test)\.ts$/).flatMap(({ texto }) =>
    [...texto.matchAll(/acao: '[a-z]+\.([a-z_]+)',\s*alvoTipo: 'titulo'/g)].map(([, ato]) => `acao_${ato}`),
  );
  expect(atos.length).toBeGreaterThan(8);
  expect(atos.filter((chave) => !Object.hasOwn(textosTitulos, chave))).toEqual([]);
});

test('every act and kind of record that a room audits has words in the room of the audit', () => {
  const rooms = fontes(/^src\/(domains|platform|portal)\/.*(?<!\.test)\.ts$/).filter(
    ({ caminho }) => !caminho.startsWith('src/portal/demo/'),
  );
  const achados = (padrao: RegExp): string[] => [
    ...new Set(rooms.flatMap(({ texto }) => [...texto.matchAll(padrao)].map(([, achado]) => achado ?? ''))),
  ];
  const atos = achados(/\bacao: '([a-z_]+\.[a-z_]+)'/g);
  const tipos = achados(/\balvoTipo: '([a-z_]+)'/g);
  expect([atos.length > 150, tipos.length > 80]).toEqual([true, true]);
  expect(atos.filter((acao) => !temNome(acao))).toEqual([]);
  expect(tipos.filter((tipo) => !Object.hasOwn(registrosAuditados, tipo))).toEqual([]);
});

test('a screen of the menu on which something is changed is in the filter of the audit, or only changes records of another', () => {
  const deEscrita = salas.flatMap(({ api }) => Object.values(api)).filter(({ method }) => method !== 'GET');
  const comEscrita = new Set(
    deEscrita.flatMap(({ acesso }) =>
      'permissoes' in acesso ? acesso.permissoes.map(({ tela }) => telaPorId(tela).herda?.de ?? tela) : [],
    ),
  );
  const oferecidas = new Set(telasAuditadas('br').map(({ id }) => id));
  const sem = [...comEscrita].filter((tela) => apareceNoMenu(telaPorId(tela)) && !oferecidas.has(tela));
  expect(sem.toSorted()).toEqual([
    'aditivos',
    'baixar-titulo',
    'contabil-razao',
    'contas-pagar-baixar-titulo',
    'fechamento-cursos-turmas',
    'fechamento-periodo-letivo',
    'gerenciador-turmas',
  ]);
});
