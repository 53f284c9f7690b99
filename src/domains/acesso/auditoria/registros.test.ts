import { expect, test } from 'vitest';
import { apareceNoMenu, telaPorId, telas } from '#catalog/telas.ts';
import { achadosNaTela, registrosAuditados, telasAuditadas, tiposAuditados } from './registros.ts';

const oferecidas = telasAuditadas('br').map(({ id }) => id);

test('the filter offers screens of the menu and the home screen, and each finds something', () => {
  const foraDoMenu = oferecidas.filter((id) => !telas.some((tela) => tela.id === id && apareceNoMenu(tela)));
  expect(foraDoMenu).toEqual(['dashboard']);
  expect(oferecidas.filter((id) => achadosNaTela(id).tipos.length === 0)).toEqual([]);
  expect(oferecidas).toEqual(expect.arrayContaining(['pessoas', 'matriculas', 'contratos', 'perfis', 'mudanca', 'diario-notas']));
});

test('every kind of record is found on a screen of the filter, whatever was done to it', () => {
  const semTela = tiposAuditados.filter((tipo) => !oferecidas.some((id) => achadosNaTela(id).doTipo.includes(tipo)));
  expect(semTela).toEqual([]);
  for (const [acao, tela] of tiposAuditados.flatMap((tipo) => Object.entries(registrosAuditados[tipo]?.atos ?? {}))) {
    expect(oferecidas).toContain(tela);
    expect(oferecidas.filter((id) => achadosNaTela(id).atos.includes(acao))).toEqual([tela]);
  }
});

test('a form finds what its list finds, as filters that were kept before ask for it', () => {
  const deFormularios = telas.flatMap(({ id, herda }) => (herda ? [[id, herda.de] as const] : []));
  expect(deFormularios.length).toBeGreaterThan(20);
  for (const [id, lista] of deFormularios) expect(achadosNaTela(id), telaPorId(id).titulo.br).toEqual(achadosNaTela(lista));
  expect(achadosNaTela('sem-tela').tipos).toEqual([]);
});
