import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

/** A price that a family has signed. */
const firmado = [
  novo('precos', { id: 1 }),
  novo('contratos', { id: 1, situacao: 'aguardando_assinatura' }),
  novo('contratos_precos', { preco_id: 1 }),
];

/** cadastros: what the school charges, and what it takes off. */
export const dePrecos: Regras = {
  precos: {
    linha: { ano_letivo_id: 1, curso_id: 1, tipo: 'anuidade', descricao: 'Anuidade 6º ano', valor_centavos: 1_200_000, parcelas: 12 },
    checks: {
      precos_descricao_check: [{ descricao: '' }, { descricao: longo(101) }],
      precos_parcelas_check: [{ parcelas: 0 }, { parcelas: 61 }],
      precos_tipo_check: [{ tipo: 'x' }],
      precos_valor_centavos_check: [{ valor_centavos: 0 }, { valor_centavos: 1_000_000_000_000 }],
    },
    repetidas: { precos_descricao_key: { segunda: { descricao: 'ANUIDADE 6º ANO' } } },
    gatilhos: {
      precos_anuidade_nova: [{ chao: [novo('precos')], comando: novo('precos', { descricao: 'Outra' }), erro: 'ANUIDADE_REPETIDA' }],
      precos_anuidade_mudada: [
        {
          chao: [
            novo('precos'),
            novo('matriculas', { id: 1 }),
            novo('contratos', { situacao: 'ativo', ativado_em: '2026-02-01', total_centavos: 1 }),
          ],
          comando: 'update precos set valor_centavos = valor_centavos + 1',
          erro: 'ANUIDADE_AUMENTADA',
        },
      ],
      precos_contratados: ['valor_centavos = 1', 'parcelas = 10', 'ano_letivo_id = 2', `tipo = 'outro'`, 'curso_id = null'].map(
        (mudanca) => ({
          chao: firmado,
          comando: `update precos set ${mudanca}`,
          erro: 'PRECO_CONTRATADO',
        }),
      ),
    },
  },
  descontos: {
    linha: { nome: 'Irmãos', tipo: 'irmaos', forma: 'percentual', percentual: 10, valido_de: '2026-02-01' },
    checks: {
      descontos_check: [{ valido_ate: '2026-01-31' }],
      descontos_forma_check: [{ forma: 'x', percentual: null }],
      descontos_forma_tem_valor: [{ percentual: null }, { forma: 'valor' }, { valor_centavos: 100 }],
      descontos_limite_check: [{ limite_centavos: 0 }, { limite_centavos: 1_000_000_000_000 }],
      descontos_limite_so_de_percentual: [{ forma: 'valor', percentual: null, valor_centavos: 100, limite_centavos: 50 }],
      descontos_nome_check: [{ nome: '' }, { nome: longo(81) }],
      descontos_percentual_check: [{ percentual: 0 }, { percentual: 101 }],
      descontos_tipo_check: [{ tipo: 'x' }],
      descontos_valor_centavos_check: [{ forma: 'valor', percentual: null, valor_centavos: 0 }],
    },
    repetidas: { descontos_nome_key: { segunda: { nome: 'IRMAOS' } } },
  },
  taxas_servico: {
    linha: { nome: 'Segunda chamada', valor_centavos: 4_000, vigente_desde: '2026-01-01' },
    checks: {
      taxas_servico_nome_check: [{ nome: '' }, { nome: longo(81) }],
      taxas_servico_valor_centavos_check: [{ valor_centavos: 0 }, { valor_centavos: 1_000_000_000_000 }],
    },
    repetidas: { taxas_servico_nome_key: { segunda: { nome: 'SEGUNDA CHAMADA' } } },
  },
};
