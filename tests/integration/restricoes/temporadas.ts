import { longo, type Regras } from '#tests/helpers/restricoes.ts';

/** temporadas: seasons, invitations, what was sent. */
export const deTemporadas: Regras = {
  temporadas: {
    linha: {
      nome: 'Temporada',
      data_inicio: '2026-01-01',
      data_fim: '2026-02-01',
      campos: '{rg}',
      documentos: '{}',
      ficha_saude: false,
    },
    checks: {
      temporadas_nome_check: [{ nome: '' }, { nome: longo(101) }],
      temporadas_mensagem_check: [{ mensagem: longo(1001) }],
      temporadas_situacao_check: [{ situacao: 'voando' }],
      temporadas_datas_check: [{ data_fim: '2025-12-31' }, { data_fim: '2026-08-01' }],
      temporadas_pede_check: [{ campos: '{}' }],
      temporadas_campos_check: [{ campos: '{apelido}' }],
      temporadas_documentos_check: [{ documentos: '{passaporte}' }],
    },
    repetidas: { temporadas_nome_key: {} },
  },
  temporadas_turmas: { linha: { temporada_id: 1, turma_id: 1 }, repetidas: { temporadas_turmas_pkey: {} } },
  temporadas_convites: {
    linha: { temporada_id: 1, pessoa_id: 1, email: 'rita@demo.escola' },
    checks: { temporadas_convites_email_check: [{ email: 'x' }, { email: longo(255) }] },
    repetidas: { temporadas_convites_pessoa_key: {} },
  },
  temporadas_documentos: {
    linha: { convite_id: 1, pessoa_id: 1, tipo: 'rg', arquivo_id: 1 },
    checks: { temporadas_documentos_tipo_check: [{ tipo: 'passaporte' }] },
    repetidas: { temporadas_documentos_pkey: {} },
  },
  temporadas_envios: { linha: { convite_id: 1, protocolo_id: 1 }, repetidas: { temporadas_envios_pkey: {} } },
};
