import { type SituacaoDoItem, situacoesDoItem, transicoesDoItem } from '#domains/academico/rematriculas/execucao/situacoes.ts';
import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const anos = [novo('anos_letivos', { id: 1, ano: 2026 }), novo('anos_letivos', { id: 2, ano: 2027 })];
const lote = novo('rematriculas_lotes', { id: 1 });
const item = novo('rematriculas_itens', { id: 1 });
const feita = { situacao: 'feita', matricula_id: 2, decidida_em: '2026-11-10' };
/** An item in each state, as the database allows it. */
const formaDe: Record<SituacaoDoItem, Record<string, unknown>> = {
  pendente: { situacao: 'pendente', matricula_id: null, codigo: null, decidida_em: null },
  feita,
  ja_estava: { situacao: 'ja_estava', matricula_id: null, codigo: 'JA_ESTAVA', decidida_em: '2026-11-10' },
  recusada: { situacao: 'recusada', matricula_id: null, codigo: 'SEM_VAGA', decidida_em: '2026-11-10' },
  desfeita: { ...feita, situacao: 'desfeita' },
  superada: { ...feita, situacao: 'superada' },
};
const permitida = (de: SituacaoDoItem, para: SituacaoDoItem): boolean =>
  Object.values(transicoesDoItem).some((t) => t.de.includes(de) && t.para === para);
/** Every change of state that the table of the code does not have; what stays as it is, where nothing is answered anew. */
const proibidas = situacoesDoItem.flatMap((de) =>
  situacoesDoItem.filter((para) => para !== de && !permitida(de, para)).map((para) => ({ de, para })),
);
const mudarPara = (para: SituacaoDoItem): string =>
  `update rematriculas_itens set ${Object.entries(formaDe[para])
    .map(([coluna, valor]) => `${coluna} = ${typeof valor === 'string' ? `'${valor}'` : String(valor)}`)
    .join(', ')}`;
const desfeito = { desfazimento_tarefa_id: 9, motivo_desfazimento: 'Ano errado' };
const origem = novo('matriculas', { id: 1 });
const nova = novo('matriculas', { id: 2, codigo: '2027-00001', ano_letivo_id: 2 });
const renovar = `update rematriculas_itens set situacao = 'feita', matricula_id = 2, decidida_em = now()`;

export const deRematriculas: Regras = {
  rematriculas_lotes: {
    linha: {
      ano_origem_id: 1,
      ano_destino_id: 2,
      movimento: 'ativa',
      contratos: 'nenhum',
      data_matricula: '2026-11-10',
      criterios: '{}',
      total: 1,
      tarefa_id: 1,
      usuario_id: 1,
      usuario_nome: 'Marta',
    },
    checks: {
      rematriculas_lotes_anos_check: [{ ano_destino_id: 1 }],
      rematriculas_lotes_contratos_check: [{ contratos: 'x' }],
      rematriculas_lotes_desfazimento_check: [{ desfazimento_tarefa_id: 9 }, { motivo_desfazimento: 'Ano errado' }],
      rematriculas_lotes_motivo_desfazimento_check: [
        { ...desfeito, motivo_desfazimento: 'ab' },
        { ...desfeito, motivo_desfazimento: longo(501) },
      ],
      rematriculas_lotes_movimento_check: [{ movimento: 'concluida' }],
      rematriculas_lotes_total_check: [{ total: 0 }, { total: 3001 }],
    },
    repetidas: {
      rematriculas_lotes_desfazimento_key: { primeira: desfeito, segunda: { tarefa_id: 2 } },
      // The pair is what items point at: the id alone is a key already, and would speak first.
      rematriculas_lotes_destino_key: { primeira: { id: 5 }, segunda: { tarefa_id: 2 }, sem: 'rematriculas_lotes_pkey' },
      rematriculas_lotes_tarefa_key: {},
    },
    gatilhos: {
      rematriculas_lotes_coerentes: [
        { chao: anos, comando: novo('rematriculas_lotes', { ano_origem_id: 2, ano_destino_id: 1 }), erro: 'REMATRICULA_ANO_INVALIDO' },
        { chao: [...anos, lote], comando: 'update rematriculas_lotes set total = 2', erro: 'REMATRICULA_DEFINITIVA' },
        {
          chao: [...anos, novo('rematriculas_lotes', desfeito)],
          comando: 'update rematriculas_lotes set desfazimento_tarefa_id = 10',
          erro: 'REMATRICULA_DEFINITIVA',
        },
      ],
    },
  },
  rematriculas_itens: {
    linha: { lote_id: 1, ano_destino_id: 2, matricula_origem_id: 1, turma_destino_id: 1 },
    checks: {
      rematriculas_itens_liberacao_check: [{ liberacoes: ['FALTA_CPF'] }],
      rematriculas_itens_motivo_check: [{ motivo: 'ok' }, { motivo: longo(301) }],
      rematriculas_itens_resultado_check: [{ matricula_id: 2 }, { situacao: 'recusada' }, { situacao: 'ja_estava' }, { situacao: 'feita' }],
      rematriculas_itens_situacao_check: [{ situacao: 'x', matricula_id: 2, decidida_em: '2026-11-10' }],
    },
    repetidas: {
      rematriculas_itens_lote_key: {},
      rematriculas_itens_origem_key: { primeira: feita, segunda: { lote_id: 2, matricula_id: 3 } },
      rematriculas_itens_matricula_key: { primeira: feita, segunda: { lote_id: 2, matricula_origem_id: 9 } },
      rematriculas_itens_contrato_key: {
        primeira: { ...feita, contrato_id: 1 },
        segunda: { lote_id: 2, matricula_origem_id: 9, matricula_id: 3 },
      },
    },
    gatilhos: {
      rematriculas_itens_lote_fkey: [
        { chao: [lote], comando: novo('rematriculas_itens', { ano_destino_id: 1 }), erro: 'rematriculas_itens_lote_fkey' },
      ],
      rematriculas_itens_coerentes: [
        { chao: [...anos, lote, origem, item, novo('turmas', { id: 1 })], comando: renovar, erro: 'REMATRICULA_INCOERENTE' },
        {
          chao: [...anos, lote, origem, nova, item, novo('turmas', { id: 1 }), novo('contratos', { id: 1, matricula_id: 1 })],
          comando: `${renovar}, contrato_id = 1`,
          erro: 'REMATRICULA_INCOERENTE',
        },
      ],
      rematriculas_itens_definitivos: [
        ...['turma_destino_id = 2', 'matricula_origem_id = 2', `motivo = 'outro motivo'`].map((mudanca) => ({
          chao: [item],
          comando: `update rematriculas_itens set ${mudanca}`,
          erro: 'REMATRICULA_DEFINITIVA',
        })),
        ...proibidas.map(({ de, para }) => ({
          chao: [novo('rematriculas_itens', formaDe[de])],
          comando: mudarPara(para),
          erro: 'REMATRICULA_DEFINITIVA',
        })),
      ],
      rematriculas_itens_do_lote: [
        { chao: [lote, item], comando: novo('rematriculas_itens', { matricula_origem_id: 2 }), erro: 'REMATRICULA_ITEM_FORA_DO_LOTE' },
      ],
    },
  },
};
