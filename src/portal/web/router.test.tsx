import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { hrefDaTela, type TelaId, telaPorId, telasComRota } from '#catalog/telas.ts';
import { criarRoteador } from './router.tsx';
import { carregadores } from './carregadores.ts';
import { carregadoresPublicos } from './telas-publicas.ts';

const roteador = criarRoteador({ history: createMemoryHistory({ initialEntries: ['/'] }) });
const abre = (href: string) => {
  const ultima = roteador.matchRoutes(href, {}).at(-1);
  return { tela: ultima?.staticData.tela, params: ultima?.params as Record<string, string> };
};

describe('routes of the catalog', () => {
  it.each(telasComRota.map(({ id }) => id))('%s opens at its own address, with and without optional parameters', (id) => {
    const nomes = [...(telaPorId(id).path?.matchAll(/\{(\w+)(\??)\}/g) ?? [])];
    const todos = Object.fromEntries(nomes.map(([, nome], indice) => [nome, `${indice + 7}`]));
    const obrigatorios = Object.fromEntries(nomes.filter(([, , opcional]) => opcional === '').map(([, nome]) => [nome, '7']));
    expect(abre(hrefDaTela(id, todos))).toEqual({ tela: id, params: todos });
    expect(abre(hrefDaTela(id, obrigatorios)).tela).toBe(id);
  });

  it('matches without regard to case', () => {
    expect(abre('/PESSOAS').tela).toBe('pessoas');
    expect(abre('/Academico/Contratos/Form/5/Editar')).toEqual({ tela: 'contrato-editar', params: { contratoId: '5' } });
  });

  it.each<[string, TelaId, Record<string, string>]>([
    ['/academico/contratos/form', 'contrato-form', {}],
    ['/academico/contratos/form/5', 'contrato-form', { id: '5' }],
    ['/academico/contratos/form/5/editar', 'contrato-editar', { contratoId: '5' }],
    ['/academico/contratos/form/5/visualizar', 'contrato-visualizar', { contratoId: '5' }],
    ['/academico/contratos/form/5/sim', 'contrato-form', { id: '5', visualizar: 'sim' }],
    ['/academico/contratos/form/5/sim/9', 'contrato-form', { id: '5', visualizar: 'sim', matriculaId: '9' }],
    ['/pessoas/nova-pessoa', 'nova-pessoa', {}],
    ['/pessoas/8', 'pessoa', { id: '8' }],
    ['/academico/turmas/turma-x/disciplina', 'turma-disciplina', {}],
    ['/academico/turmas', 'turmas', {}],
    ['/financeiro/contas-a-receber/baixar-titulo', 'baixar-titulo', {}],
    ['/instituicao-ensino/instituicao-ensino', 'instituicao-ensino-form', {}],
  ])('%s opens %s', (href, tela, params) => {
    expect(abre(href)).toEqual({ tela, params });
  });

  it('has an answer for addresses that do not exist', () => {
    for (const href of ['/nada', '/pessoas/8/nada', '/academico']) expect(abre(href).tela).toBeUndefined();
    expect(roteador.matchRoutes('/nada/mesmo', {}).at(-1)?.routeId).toBe('/$');
  });
});

it('every screen of the catalog is built', () => {
  const semTela = telasComRota.filter(({ id, publica }) => (publica === true ? carregadoresPublicos : carregadores)[id] === undefined);
  expect(semTela.map(({ id }) => id)).toEqual([]);
});
