import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const FORA = 'CONVENIO_FORA_DA_VIGENCIA';
const convenio = (mudancas = {}) => novo('convenios', { id: 1, ...mudancas });

/** convenios: insurances and agreements, who is in, what was given. */
export const deConvenios: Regras = {
  convenios: {
    linha: {
      tipo: 'seguro',
      nome: 'Seguro escolar',
      parceiro: 'Seguradora',
      cnpj: '11222333000181',
      vigente_desde: '2026-02-01',
      vigente_ate: '2026-12-31',
    },
    checks: {
      convenios_tipo_check: [{ tipo: 'x' }],
      convenios_nome_check: [{ nome: '' }, { nome: longo(101) }],
      convenios_parceiro_check: [{ parceiro: '' }, { parceiro: longo(151) }],
      convenios_cnpj_check: [{ cnpj: '1' }],
      convenios_numero_check: [{ numero: '' }, { numero: longo(61) }],
      convenios_vigencia_check: [{ vigente_ate: '2026-01-31' }],
    },
    repetidas: { convenios_sem_sobreposicao: { segunda: { vigente_desde: '2026-12-31', vigente_ate: '2027-12-31' } } },
    gatilhos: {
      convenios_vigentes: [
        {
          chao: [convenio(), novo('convenios_pessoas')],
          comando: `update convenios set vigente_desde = '2026-03-02'`,
          erro: FORA,
        },
      ],
    },
  },
  convenios_pessoas: {
    linha: { convenio_id: 1, pessoa_id: 1, entrada: '2026-03-01' },
    checks: {
      convenios_pessoas_titular_check: [{ titular_id: 1 }],
      convenios_pessoas_saida_check: [{ saida: '2026-02-28' }],
    },
    repetidas: { convenios_pessoas_uma_vez: { segunda: { entrada: '2026-12-01' } } },
    gatilhos: {
      convenios_pessoas_vigentes: [
        { chao: [convenio()], comando: novo('convenios_pessoas', { entrada: '2026-01-31' }), erro: FORA },
        { chao: [convenio()], comando: novo('convenios_pessoas', { entrada: '2027-01-01' }), erro: FORA },
        { chao: [convenio()], comando: novo('convenios_pessoas', { saida: '2027-01-01' }), erro: FORA },
      ],
    },
  },
  convenios_descontos: {
    linha: { participacao_id: 1, matricula_id: 1, contrato_id: 1, de: '2026-03-01', ate: '2026-12-31' },
    checks: {
      convenios_descontos_dias_check: [{ ate: '2026-02-27' }],
      convenios_descontos_fim_check: [{ fim_aditivo_id: 1, ate_antes: '2026-03-01' }],
    },
    repetidas: { convenios_descontos_sem_sobreposicao: { segunda: { de: '2026-12-31' } } },
  },
};
