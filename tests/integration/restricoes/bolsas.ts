import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const cifrados = '\\x00';
const ano = [novo('anos_letivos', { id: 1, ano: 2026 }), novo('anos_letivos', { id: 2, ano: 2027 })];
const julgado = { parecer: longo(20), percentual_recomendado: 50, parecer_por: 'Rosa', parecer_em: '2026-03-01' };
const decidido = { ...julgado, decisao: 'Ata 1', decidido_por: 'Ada', decidido_em: '2026-03-02' };
const concedido = { ...decidido, situacao: 'concedido', desconto_id: 1, percentual_concedido: 50 };
const mundo = [...ano, novo('matriculas', { id: 1, ano_letivo_id: 1 })];
const ficha = (mudancas = {}) => novo('fichas_socioeconomicas', { id: 1, faixa_id: 1, percentual_maximo: 50, ...mudancas });

/** bolsas: rules, forms, requests. */
export const deBolsas: Regras = {
  salarios_minimos: {
    linha: { vigente_desde: '2026-01-01', valor_centavos: 162_100 },
    checks: { salarios_minimos_valor_check: [{ valor_centavos: 0 }, { valor_centavos: 100_000_000 }] },
    repetidas: { salarios_minimos_vigente_desde_key: {} },
  },
  bolsas_faixas: {
    linha: { nome: 'Integral', limite_salarios: 1.5, percentual_maximo: 100 },
    checks: {
      bolsas_faixas_nome_check: [{ nome: '' }, { nome: longo(81) }],
      bolsas_faixas_limite_check: [{ limite_salarios: 0 }, { limite_salarios: 101 }],
      bolsas_faixas_percentual_check: [{ percentual_maximo: 0 }, { percentual_maximo: 101 }],
      bolsas_faixas_tolerancia_check: [{ tolerancia_percentual: -1 }, { tolerancia_percentual: 101 }],
    },
    repetidas: { bolsas_faixas_limite_key: {} },
  },
  bolsas_cotas: {
    linha: { ano_letivo_id: 1, curso_id: 1, bolsas: 3 },
    checks: { bolsas_cotas_bolsas_check: [{ bolsas: -1 }, { bolsas: 10_000 }] },
    repetidas: { bolsas_cotas_curso_key: {} },
  },
  fichas_socioeconomicas: {
    linha: {
      responsavel_id: 1,
      ano_letivo_id: 1,
      data_referencia: '2026-02-01',
      dados_cifrados: cifrados,
      chave_id: '0123456789abcdef',
      membros: 3,
      renda_centavos: 5,
      per_capita_centavos: 2,
      salario_centavos: 162_100,
      declarada: true,
    },
    checks: {
      fichas_socioeconomicas_chave_check: [{ chave_id: 'x' }],
      fichas_socioeconomicas_membros_check: [{ membros: 31, per_capita_centavos: 0 }],
      fichas_socioeconomicas_renda_check: [{ renda_centavos: -6, per_capita_centavos: -1 }],
      fichas_socioeconomicas_salario_check: [{ salario_centavos: 0 }],
      fichas_socioeconomicas_percentual_check: [{ percentual_maximo: 101, faixa_id: 1 }],
      fichas_socioeconomicas_per_capita_check: [{ per_capita_centavos: 1 }],
      fichas_socioeconomicas_faixa_check: [{ faixa_id: 1 }, { percentual_maximo: 50 }],
      fichas_socioeconomicas_renovacao_check: [{ id: 7, renovada_de_id: 7 }],
    },
    repetidas: {
      fichas_socioeconomicas_familia_key: {},
      fichas_socioeconomicas_renovada_key: { primeira: { renovada_de_id: 90 }, segunda: { ano_letivo_id: 2, renovada_de_id: 90 } },
    },
    gatilhos: {
      fichas_socioeconomicas_julgadas: [
        {
          chao: [ficha(), novo('bolsas_pedidos', { ficha_id: 1, situacao: 'em_comite', ...julgado })],
          comando: 'update fichas_socioeconomicas set renda_centavos = 6, versao = 2',
          erro: 'FICHA_JULGADA',
        },
      ],
    },
  },
  fichas_socioeconomicas_visualizacoes: {
    linha: { ficha_id: 1, usuario_id: 1, usuario_nome: 'Rosa' },
    checks: { fichas_socioeconomicas_visualizacoes_motivo_check: [{ motivo: longo(301) }] },
  },
  fichas_socioeconomicas_anexos: {
    linha: { ficha_id: 1, arquivo_id: 1, assunto: 'renda', nome: 'holerite.pdf', refeito: false, usuario_id: 1, usuario_nome: 'Rosa' },
    checks: {
      fichas_socioeconomicas_anexos_assunto_check: [{ assunto: 'x' }],
      fichas_socioeconomicas_anexos_nome_check: [{ nome: '' }, { nome: longo(201) }],
    },
  },
  bolsas_pedidos: {
    linha: { ficha_id: 1, matricula_id: 1, percentual_solicitado: 50 },
    checks: {
      bolsas_pedidos_situacao_check: [{ ...decidido, situacao: 'x' }],
      bolsas_pedidos_solicitado_check: [{ percentual_solicitado: 0 }, { percentual_solicitado: 101 }],
      bolsas_pedidos_parecer_check: [{ parecer: 'curto' }, { parecer: longo(4001) }],
      bolsas_pedidos_recomendado_check: [{ percentual_recomendado: -1 }, { percentual_recomendado: 101 }],
      bolsas_pedidos_decisao_check: [{ decisao: 'ab' }, { decisao: longo(1001) }],
      bolsas_pedidos_concedido_check: [{ percentual_concedido: 0 }, { percentual_concedido: 101 }],
      bolsas_pedidos_parecer_necessario: [{ situacao: 'em_comite' }],
      bolsas_pedidos_decisao_necessaria: [{ situacao: 'indeferido', ...julgado }],
      bolsas_pedidos_concessao_check: [
        { ...decidido, situacao: 'concedido' },
        { desconto_id: 1, percentual_concedido: 50 },
      ],
      bolsas_pedidos_contrato_check: [{ contrato_id: 1 }],
      bolsas_pedidos_encerrada_check: [{ encerrada_desde: '2026-08-01' }],
      bolsas_pedidos_aditivo_check: [{ ...concedido, aditivo_id: 1 }],
    },
    repetidas: {
      bolsas_pedidos_vivo_key: {},
      bolsas_pedidos_anterior_key: { primeira: { anterior_id: 90 }, segunda: { matricula_id: 2, anterior_id: 90 } },
    },
    gatilhos: {
      bolsas_pedidos_coerentes: [
        { chao: [...mundo, ficha({ ano_letivo_id: 2 })], comando: novo('bolsas_pedidos'), erro: 'BOLSA_DE_OUTRO_ANO' },
        {
          chao: [...mundo, ficha({ declarada: false })],
          comando: novo('bolsas_pedidos', { situacao: 'em_comite', ...julgado }),
          erro: 'FICHA_SEM_DECLARACAO_DO_ANO',
        },
        {
          chao: [...mundo, ficha({ percentual_maximo: 20 })],
          comando: novo('bolsas_pedidos', concedido),
          erro: 'BOLSA_ACIMA_DA_FAIXA',
        },
        {
          chao: [...mundo, ficha(), novo('bolsas_cotas', { bolsas: 0 })],
          comando: novo('bolsas_pedidos', concedido),
          erro: 'COTA_DE_BOLSAS_ESGOTADA',
        },
      ],
    },
  },
  bolsas_situacoes: {
    linha: { pedido_id: 1, de: 'solicitado', para: 'em_comite', usuario_id: 1, usuario_nome: 'Rosa' },
    checks: {
      bolsas_situacoes_motivo_check: [{ motivo: longo(1001) }],
      bolsas_situacoes_transicao: [
        { de: 'solicitado', para: 'concedido' },
        { de: null, para: 'concedido' },
      ],
    },
  },
};
