import { longo, type Regras } from '#tests/helpers/restricoes.ts';

/** paineis: messages to teachers. */
export const dePaineis: Regras = {
  recados: {
    linha: { texto: 'Faltam notas.', para: 'docente', usuario_nome: 'Rosa' },
    checks: {
      recados_texto_check: [{ texto: '' }, { texto: longo(1001) }],
      recados_para_check: [{ para: 'x' }],
      recados_alvo_check: [
        { turma_id: 1 },
        { curso_id: 1 },
        { para: 'turma' },
        { para: 'curso' },
        { para: 'turma', turma_id: 1, curso_id: 1 },
      ],
    },
  },
  recados_destinatarios: {
    linha: { recado_id: 1, pessoa_id: 1 },
    repetidas: { recados_destinatarios_pkey: {} },
  },
};
