import { longo, type Regras } from '#tests/helpers/restricoes.ts';

/** boletins: what left, who agreed, what was printed. */
export const deBoletins: Regras = {
  boletins_configuracao: {
    linha: { id: 1 },
    checks: { boletins_configuracao_id_check: [{ id: 2 }] },
    repetidas: { boletins_configuracao_pkey: {} },
  },
  boletins_envios: {
    linha: {
      tarefa_id: 1,
      matricula_id: 1,
      turma_id: 1,
      etapa_id: 1,
      pessoa_id: 1,
      destino: 'mae@familia.exemplo',
      vez: 1,
      parcial: false,
      usuario_id: 1,
      usuario_nome: 'Marta',
    },
    checks: {
      boletins_envios_destino_check: [{ destino: 'ab' }, { destino: longo(255) }],
      boletins_envios_detalhe_falha_check: [{ situacao: 'falhou', motivo_falha: 'servidor', detalhe_falha: longo(501) }],
      boletins_envios_falha_check: [
        { situacao: 'falhou' },
        { situacao: 'falhou', motivo_falha: 'servidor' },
        { situacao: 'enviado', motivo_falha: 'servidor', detalhe_falha: 'x' },
      ],
      boletins_envios_motivo_falha_check: [{ situacao: 'falhou', motivo_falha: 'x', detalhe_falha: 'x' }],
      boletins_envios_situacao_check: [{ situacao: 'x' }],
      boletins_envios_vez_check: [{ vez: 0 }],
    },
    repetidas: { boletins_envios_vez_key: {} },
  },
  boletins_impressoes: {
    linha: { tarefa_id: 1, turma_id: 1, arquivo_id: 1, boletins: 30 },
    checks: { boletins_impressoes_boletins_check: [{ boletins: 0 }] },
    repetidas: { boletins_impressoes_pkey: {} },
  },
};
