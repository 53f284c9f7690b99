import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tabelas as deConveniosTabelas } from '#domains/academico/convenios/server/tables.ts';
import { tabelas as deBolsasTabelas } from '#domains/academico/bolsas/server/tables.ts';
import { tabelas as deBoletins } from '#domains/academico/boletins/server/tables.ts';
import { tabelas as deContratos } from '#domains/academico/contratos/server/tables.ts';
import { tabelas as deDocumentos } from '#domains/academico/documentos/server/tables.ts';
import { tabelas as deEstrutura } from '#domains/academico/estrutura/server/tables.ts';
import { tabelas as doHistorico } from '#domains/academico/historico/server/tables.ts';
import { tabelas as deMatriculas } from '#domains/academico/matriculas/server/tables.ts';
import { tabelas as deFornecedoresTabelas } from '#domains/financeiro/fornecedores/server/tables.ts';
import { tabelas as dePagarTabelas } from '#domains/financeiro/pagar/server/tables.ts';
import { tabelas as dosPaineis } from '#domains/academico/paineis/server/tables.ts';
import { tabelas as dePeriodos } from '#domains/academico/periodos-letivos/server/tables.ts';
import { tabelas as deRematriculas } from '#domains/academico/rematriculas/server/tables.ts';
import { tabelas as doEstoque } from '#domains/suprimentos/server/tables.ts';
import { tabelas as deTemporadasTabelas } from '#domains/academico/temporadas/server/tables.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import '#portal/rooms.ts';
import { comandosDoImutavel, type DoCatalogo, novo, provador, type Regras, restricoesDoCatalogo } from '#tests/helpers/restricoes.ts';
import { deChamadas } from './restricoes/chamadas.ts';
import { deAssinaturas } from './restricoes/assinaturas.ts';
import { deAditivos } from './restricoes/aditivos.ts';
import { deConciliacao } from './restricoes/conciliacao.ts';
import { chaoDasContas, deContas } from './restricoes/contas.ts';
import { deConselhos } from './restricoes/conselho.ts';
import { deContratos as regrasDeContratos } from './restricoes/contratos.ts';
import { deConvenios } from './restricoes/convenios.ts';
import { deBolsas } from './restricoes/bolsas.ts';
import { deBoletins as regrasDeBoletins } from './restricoes/boletins.ts';
import { deAulas } from './restricoes/diario-aulas.ts';
import { deDocumentos as regrasDeDocumentos } from './restricoes/documentos.ts';
import { deEnsino } from './restricoes/ensino.ts';
import { deEstrutura as regrasDeEstrutura } from './restricoes/estrutura.ts';
import { doHistorico as regrasDoHistorico } from './restricoes/historico/historico.ts';
import { doHistoricoEscolar } from './restricoes/historico/historico-escolar.ts';
import { deEstoque } from './restricoes/compras/estoque.ts';
import { deFornecedores } from './restricoes/compras/fornecedores.ts';
import { dePagar } from './restricoes/compras/pagar.ts';
import { noBanco } from './restricoes/compras/pagar-no-banco.ts';
import { comFechamento } from './restricoes/fechamento.ts';
import { deMatriculas as regrasDeMatriculas } from './restricoes/matriculas.ts';
import { deMovimentos, deTitulos } from './restricoes/movimentos.ts';
import { deNotasFiscais } from './restricoes/compras/notas-fiscais.ts';
import { deNotas } from './restricoes/notas.ts';
import { dePaineis } from './restricoes/paineis.ts';
import { dePeriodos as regrasDePeriodos } from './restricoes/periodos-letivos.ts';
import { dePrecos } from './restricoes/precos.ts';
import { deTemporadas } from './restricoes/temporadas.ts';
import { deRematriculas as regrasDeRematriculas } from './restricoes/rematriculas.ts';

// Every constraint of the academic rooms, of the storeroom, of suppliers and payables, of the prices they charge, and of the accounts that collect them, seen to refuse by its own name. The list is compared with the
// catalogue of the database: a constraint that nobody has seen fire fails here.
const regras: Regras = comFechamento({
  ...regrasDePeriodos,
  ...regrasDeEstrutura,
  ...deEnsino,
  ...regrasDeBoletins,
  ...deBolsas,
  ...deTemporadas,
  ...deConvenios,
  ...deAulas,
  ...regrasDeMatriculas,
  ...deMovimentos,
  ...regrasDeContratos,
  ...deAditivos,
  ...deAssinaturas,
  ...regrasDeRematriculas,
  ...regrasDoHistorico,
  ...doHistoricoEscolar,
  ...regrasDeDocumentos,
  ...dePrecos,
  ...deContas,
  ...deChamadas,
  ...deNotas,
  ...dePaineis,
  ...deConselhos,
  ...deEstoque,
  ...deNotasFiscais,
  ...deConciliacao,
  ...deFornecedores,
  ...dePagar,
  ...noBanco,
});
const tabelas = [
  ...dePeriodos,
  ...deEstrutura,
  ...deMatriculas,
  ...deContratos,
  ...deRematriculas,
  ...doHistorico,
  ...deDocumentos,
  ...deBoletins,
  ...deBolsasTabelas,
  ...deTemporadasTabelas,
  ...deConveniosTabelas,
  ...dosPaineis,
  ...doEstoque,
  ...deFornecedoresTabelas,
  ...dePagarTabelas,
  'aulas',
  'chamadas',
  'faltas',
  'justificativas',
  'avaliacoes',
  'notas',
  'pareceres',
  'frases_parecer',
  'origens',
  'origens_notas',
  'origens_frequencias',
  'conselhos',
  'conselhos_alunos',
  'conselhos_atas',
  'conselhos_atas_cancelamentos',
  'conselhos_atas_numeracao',
  'precos',
  'descontos',
  'taxas_servico',
  'contas_bancarias',
  'contas_cobranca',
  ...Object.keys(deConciliacao),
];
const quebras = Object.entries(regras).flatMap(([tabela, { checks = {} }]) =>
  Object.entries(checks).map(([nome, mudancas]) => ({ tabela, nome, mudancas })),
);
const repetidas = Object.entries(regras).flatMap(([tabela, { repetidas: pares = {} }]) =>
  Object.entries(pares).map(([nome, par]) => ({ tabela, nome, ...par })),
);
const recusas = Object.entries(regras).flatMap(([tabela, { gatilhos = {} }]) =>
  Object.entries(gatilhos).flatMap(([nome, lista]) => lista.map((recusa) => ({ tabela, nome, ...recusa }))),
);

let banco: BancoDeTeste;
let catalogo: DoCatalogo[];
let prova: ReturnType<typeof provador>;
beforeAll(async () => {
  banco = await bancoDeTeste();
  catalogo = await restricoesDoCatalogo(banco.dono, tabelas);
  // The rows that the migrations leave in these tables.
  await sql`delete from contratos_configuracao`.execute(banco.dono);
  await sql`delete from historicos_configuracao`.execute(banco.dono);
  await sql`delete from boletins_configuracao`.execute(banco.dono);
  await sql`delete from pagar_regras`.execute(banco.dono);
  await sql`delete from salarios_minimos`.execute(banco.dono);
  await sql`delete from bolsas_faixas`.execute(banco.dono);
  prova = provador(banco.dono, { ...regras, ...deTitulos, ...chaoDasContas });
});
afterAll(() => banco.fechar());

test('the list names every constraint of the catalogue, and nothing else', () => {
  const listadas = [...quebras, ...repetidas, ...recusas].map(({ tabela, nome }) => `${tabela}.${nome}`);
  const doBanco = catalogo.filter(({ tipo }) => tipo !== 'imutavel').map(({ tabela, nome }) => `${tabela}.${nome}`);
  expect(new Set(listadas)).toEqual(new Set(doBanco));
  expect(doBanco.length).toBeGreaterThan(200);
});

test.each(Object.keys(regras))('%s takes its valid row', async (tabela) => {
  expect(await prova.tentar(novo(tabela))).toBe('accepted');
});

test.each(quebras)('check $nome fires', async ({ tabela, nome, mudancas }) => {
  expect(mudancas.length).toBeGreaterThan(0);
  for (const mudanca of mudancas) expect(await prova.tentar(novo(tabela, mudanca)), JSON.stringify(mudanca)).toBe(nome);
});

test.each(repetidas)('$nome takes no second row', async ({ tabela, nome, primeira = {}, segunda = {}, sem }) => {
  const segundaVez = novo(tabela, { ...primeira, ...segunda });
  expect(await prova.tentar(segundaVez, { chao: [novo(tabela, primeira)], ligar: [tabela, nome], ...(sem ? { sem } : {}) })).toBe(nome);
});

describe('triggers', () => {
  test.each(recusas)('$nome refuses with $erro', async ({ tabela, nome, chao, comando, erro }) => {
    expect(await prova.tentar(comando, { chao }), 'while it is off').toBe('accepted');
    expect(await prova.tentar(comando, { chao, ligar: [tabela, nome] })).toBe(erro);
  });

  test('each code that a trigger raises is a refusal that a person can read', () => {
    const codigos = new Set(recusas.map(({ erro }) => erro).filter((erro) => /^[A-Z]/.test(erro)));
    const mudos = [...codigos].filter((codigo) => traduzirErroDoBanco({ code: 'P0001', message: `${codigo}|x` }) === null);
    expect(mudos).toEqual([]);
  });

  test('tables that only grow refuse every change, by each of their triggers', async () => {
    const imutaveis = catalogo.filter(({ tipo }) => tipo === 'imutavel');
    expect(imutaveis.length).toBeGreaterThan(10);
    for (const gatilho of imutaveis) {
      const { tabela, nome } = gatilho;
      const comandos = comandosDoImutavel(gatilho, Object.keys(regras[tabela]?.linha ?? {})[0] ?? '');
      expect(comandos.length, nome).toBeGreaterThan(0);
      for (const comando of comandos) {
        expect(await prova.tentar(comando, { chao: [novo(tabela)] }), comando).toBe('accepted');
        expect(await prova.tentar(comando, { chao: [novo(tabela)], ligar: [tabela, nome] }), comando).toBe('REGISTRO_IMUTAVEL');
      }
    }
  });
});
