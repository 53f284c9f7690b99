import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const matricula = novo('matriculas', { id: 1 });
const trancamento = { tipo: 'trancamento', de: 'ativa', para: 'trancada' };
const desfazimento = { tipo: 'desfazimento', de: 'trancada', para: 'ativa', desfaz_id: 2 };
const reclassificacao = { tipo: 'reclassificacao', de: 'ativa', para: 'reclassificada', nova_matricula_id: 2 };
const falecimento = { tipo: 'falecimento', de: 'ativa', para: 'falecido' };
const conclusao = novo('matriculas_movimentos', { tipo: 'conclusao', de: 'ativa', para: 'concluida' });
const cancelamento = novo('matriculas_movimentos', { tipo: 'cancelamento', de: 'ativa', para: 'cancelada' });
/** Created, suspended and returned. */
const historia = [
  matricula,
  novo('matriculas_movimentos', { id: 1 }),
  novo('matriculas_movimentos', { id: 2, ...trancamento }),
  novo('matriculas_movimentos', { id: 3, tipo: 'retorno', de: 'trancada', para: 'ativa' }),
];

/** matriculas: what happened to them. */
export const deMovimentos: Regras = {
  matriculas_movimentos: {
    linha: { matricula_id: 1, tipo: 'criacao', de: null, para: 'ativa', data_movimento: '2026-01-20', usuario_id: 1 },
    checks: {
      matriculas_movimentos_de_valores: [{ de: 'x' }],
      matriculas_movimentos_para_valores: [{ para: 'x' }],
      matriculas_movimentos_desfazimento_check: [{ desfaz_id: 1 }, { tipo: 'desfazimento', de: 'ativa' }],
      matriculas_movimentos_destino_check: [{ destino: '' }, { destino: longo(201) }],
      matriculas_movimentos_falecimento_check: [{ marcou_falecimento: true }],
      matriculas_movimentos_junto_check: [{ junto_com_id: 1 }, { ...falecimento, junto_com_id: 1, marcou_falecimento: true }],
      matriculas_movimentos_motivo_check: [{ motivo: longo(501) }],
      matriculas_movimentos_nova_check: [{ nova_matricula_id: 2 }, { ...reclassificacao, nova_matricula_id: null }],
      matriculas_movimentos_remanejamento_check: [{ remanejamento_id: 1 }],
      matriculas_movimentos_tipo_check: [{ tipo: 'x' }],
      matriculas_movimentos_transicao_check: [
        { para: 'concluida' },
        { tipo: 'retorno', de: 'ativa' },
        { tipo: 'ativacao', de: 'trancada' },
      ],
    },
    repetidas: {
      matriculas_movimentos_desfaz_key: { primeira: desfazimento },
      matriculas_movimentos_nova_key: { primeira: reclassificacao },
    },
    gatilhos: {
      matriculas_movimentos_desfazimento: [
        {
          chao: historia,
          comando: novo('matriculas_movimentos', { ...desfazimento, para: 'concluida' }),
          erro: 'MOVIMENTO_DESFEITO_INCOERENTE',
        },
        { chao: historia, comando: novo('matriculas_movimentos', desfazimento), erro: 'MOVIMENTO_DESFEITO_FORA_DE_ORDEM' },
      ],
      matriculas_movimentos_fim: [
        { chao: [matricula], comando: conclusao, erro: 'RESULTADO_NAO_FINAL' },
        {
          chao: [
            matricula,
            novo('titulos_receber', { matricula_id: 1, recebido_centavos: 100, amortizado_centavos: 100, situacao: 'parcial' }),
          ],
          comando: cancelamento,
          erro: 'MATRICULA_COM_PAGAMENTO',
        },
      ],
      matriculas_movimentos_junto: [
        {
          chao: [
            matricula,
            novo('matriculas', { id: 2, codigo: '2026-00002', aluno_id: 9 }),
            novo('matriculas_movimentos', { id: 1, ...falecimento, matricula_id: 2 }),
          ],
          comando: novo('matriculas_movimentos', { ...falecimento, junto_com_id: 1 }),
          erro: 'MOVIMENTO_JUNTO_INCOERENTE',
        },
      ],
      matriculas_movimentos_vida: [
        {
          chao: [matricula, novo('pessoas', { id: 1, data_falecimento: '2026-03-01' })],
          comando: novo('matriculas_movimentos'),
          erro: 'MATRICULA_DE_FALECIDO',
        },
      ],
      matriculas_movimentos_reclassificacao: [
        {
          chao: [matricula, novo('matriculas', { id: 2, codigo: '2026-00002', aluno_id: 9, curso_id: 2 })],
          comando: novo('matriculas_movimentos', reclassificacao),
          erro: 'RECLASSIFICACAO_INCOERENTE',
        },
      ],
    },
  },
  remanejamentos: {
    linha: {
      turma_origem_id: 1,
      turma_destino_id: 2,
      data_movimento: '2026-03-10',
      quantidade: 1,
      usuario_id: 1,
      usuario_nome: 'Marta',
    },
    checks: {
      remanejamentos_motivo_check: [{ motivo: longo(501) }],
      remanejamentos_quantidade_check: [{ quantidade: 0 }, { quantidade: 201 }],
      remanejamentos_turmas_check: [{ turma_destino_id: 1 }],
    },
    repetidas: { remanejamentos_desfaz_key: { primeira: { desfaz_id: 9 } } },
  },
};

/** The student, and a title of that enrollment: of other rooms, only to stand on. */
export const deTitulos: Regras = {
  pessoas: { linha: { codigo: 1, nome: 'Ana', sobrenome: 'Lobato' } },
  titulos_receber: {
    linha: {
      numero: '1',
      origem: 'manual',
      matricula_id: 1,
      pagador_id: 1,
      descricao: 'Uniforme',
      data_emissao: '2026-01-20',
      data_vencimento: '2026-02-10',
      data_limite: '2026-02-10',
      valor_centavos: 1000,
      conta_bancaria_id: 1,
      forma_pagamento_id: 1,
    },
  },
};
