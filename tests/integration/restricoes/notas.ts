import { longo, novo, type Recusa, type Regras } from '#tests/helpers/restricoes.ts';

/** A class with a subject and one student, in a year of one period and one etapa, judged by marks. */
export const turma = (mudancas = {}, criterio = {}) => [
  novo('anos_letivos', { id: 1 }),
  novo('periodos_letivos', { id: 1 }),
  novo('periodos_letivos_segmentacoes', { id: 1 }),
  novo('etapas', { id: 1 }),
  novo('cursos', { id: 1 }),
  novo('criterios_avaliacao', criterio),
  novo('turmas', { id: 1, ...mudancas }),
  novo('turmas_disciplinas', { id: 1 }),
  novo('enturmacoes', { matricula_id: 1, turma_id: 1 }),
];
const prova = novo('avaliacoes', { id: 1 });
const fechada = turma({ situacao: 'fechada' });
const nota = { avaliacao_id: 1, matricula_id: 1, usuario_nome: 'Rosa' };
const dada = novo('notas', { valor: 7 });
const conceitos = { tipo: 'conceito', conceitos: '[{"sigla":"A"},{"sigla":"B"}]' };
/** What no mark may be, new or changed. */
const recusasDaNota = [
  { chao: turma(), errada: { valor: 11 }, erro: 'NOTA_ACIMA_DO_MAXIMO' },
  { chao: turma(), errada: { conceito: 'A' }, erro: 'NOTA_DE_OUTRO_TIPO' },
  { chao: turma({}, conceitos), errada: { conceito: 'C' }, erro: 'CONCEITO_DESCONHECIDO' },
  { chao: turma({}, { tipo: 'parecer' }), errada: { estado: 'ausente' }, erro: 'NOTA_DE_OUTRO_TIPO' },
  { chao: turma().slice(0, -1), errada: { valor: 7 }, erro: 'NOTA_FORA_DA_TURMA' },
  { chao: fechada, errada: { valor: 7 }, erro: 'DIARIO_FECHADO' },
];
const atribuir = (errada: Readonly<Record<string, unknown>>): string =>
  Object.entries(errada)
    .map(([coluna, valor]) => `${coluna} = ${typeof valor === 'string' ? `'${valor}'` : String(valor)}`)
    .join(', ');

/** Where the student sat on the day of an evaluation that he has a mark in. */
export const doLugarComNota: Readonly<Record<string, readonly Recusa[]>> = {
  enturmacoes_com_nota: [
    { chao: [...turma(), prova, dada], comando: `update enturmacoes set data_inicio = '2026-03-05'`, erro: 'LUGAR_COM_NOTA' },
    { chao: [...turma(), prova, dada], comando: `update enturmacoes set data_fim = '2026-03-03', fechada_por = 1`, erro: 'LUGAR_COM_NOTA' },
    { chao: [...turma(), prova, dada], comando: 'update enturmacoes set turma_id = 2', erro: 'LUGAR_COM_NOTA' },
  ],
  enturmacoes_retirada_com_nota: [{ chao: [...turma(), prova, dada], comando: 'delete from enturmacoes', erro: 'LUGAR_COM_NOTA' }],
};

/** Evaluations, marks and opinions. */
export const deNotas: Regras = {
  avaliacoes: {
    linha: { turma_disciplina_id: 1, etapa_id: 1, nome: 'Prova', data_avaliacao: '2026-03-04', usuario_nome: 'Rosa' },
    checks: {
      avaliacoes_papel_check: [{ papel: 'x', etapa_id: 1 }],
      avaliacoes_nome_check: [{ nome: '' }, { nome: longo(81) }],
      avaliacoes_descricao_check: [{ descricao: '' }, { descricao: longo(2001) }],
      avaliacoes_valor_maximo_check: [{ valor_maximo: 0 }, { valor_maximo: 1001 }],
      avaliacoes_peso_check: [{ peso: 0 }, { peso: 101 }],
      avaliacoes_ordem_check: [{ ordem: -1 }, { ordem: 1000 }],
      avaliacoes_etapa_check: [{ etapa_id: null }, { papel: 'exame' }],
      avaliacoes_substitui_check: [{ substitui_id: 2 }, { papel: 'segunda_chamada' }],
      avaliacoes_finais_de_dez: [{ papel: 'exame', etapa_id: null, valor_maximo: 5 }],
      avaliacoes_outra_check: [{ id: 3, papel: 'recuperacao', substitui_id: 3 }],
      avaliacoes_recuperacao_check: [{ data_recuperacao: '2026-03-04' }, { papel: 'recuperacao', data_recuperacao: '2026-03-05' }],
    },
    repetidas: {
      avaliacoes_final_key: { primeira: { papel: 'exame', etapa_id: null } },
      avaliacoes_segunda_chamada_key: { primeira: { papel: 'segunda_chamada', substitui_id: 9 } },
    },
    gatilhos: {
      avaliacoes_verificadas: [
        { chao: turma(), comando: novo('avaliacoes', { data_avaliacao: '2026-04-18' }), erro: 'AVALIACAO_FORA_DA_ETAPA' },
        { chao: turma(), comando: novo('avaliacoes', { etapa_id: 2 }), erro: 'AVALIACAO_FORA_DA_ETAPA' },
        {
          chao: [...turma(), novo('avaliacoes', { id: 1, data_avaliacao: '2026-03-05' })],
          comando: novo('avaliacoes', { papel: 'recuperacao', substitui_id: 1 }),
          erro: 'AVALIACAO_ORIGINAL_INVALIDA',
        },
        { chao: fechada, comando: novo('avaliacoes'), erro: 'DIARIO_FECHADO' },
        { chao: [...fechada, prova], comando: 'delete from avaliacoes', erro: 'DIARIO_FECHADO' },
        { chao: [...turma(), prova, dada], comando: 'update avaliacoes set valor_maximo = 6', erro: 'AVALIACAO_MUDOU' },
        {
          chao: [...turma().slice(0, -1), prova, dada],
          comando: `update avaliacoes set data_avaliacao = '2026-03-05'`,
          erro: 'AVALIACAO_MUDOU',
        },
        {
          chao: [...turma(), prova, novo('avaliacoes', { papel: 'recuperacao', substitui_id: 1 })],
          comando: `update avaliacoes set data_avaliacao = '2026-03-05' where id = 1`,
          erro: 'AVALIACAO_MUDOU',
        },
      ],
    },
  },
  notas: {
    linha: nota,
    checks: {
      notas_valor_check: [{ valor: -1 }],
      notas_conceito_check: [{ conceito: '' }, { conceito: longo(6) }],
      notas_estado_check: [{ estado: 'x' }],
      notas_uma_check: [{ valor: 7, estado: 'ausente' }],
    },
    repetidas: { notas_pkey: {} },
    gatilhos: {
      notas_novas: recusasDaNota.map(({ chao, errada, erro }) => ({ chao: [...chao, prova], comando: novo('notas', errada), erro })),
      notas_mudadas: recusasDaNota.map(({ chao, errada, erro }) => ({
        chao: [...chao, prova, novo('notas')],
        comando: `update notas set ${atribuir(errada)}`,
        erro,
      })),
      notas_ficam: [{ chao: [...turma(), prova, dada], comando: 'delete from notas', erro: 'NOTA_NAO_SE_APAGA' }],
    },
  },
  pareceres: {
    linha: { matricula_id: 1, etapa_id: 1, turma_disciplina_id: 1, texto: 'Bem.', usuario_nome: 'Rosa' },
    checks: { pareceres_texto_check: [{ texto: longo(8001) }] },
    repetidas: { pareceres_key: {} },
    gatilhos: {
      pareceres_verificados: [
        { chao: fechada, comando: novo('pareceres'), erro: 'DIARIO_FECHADO' },
        { chao: turma(), comando: novo('pareceres', { etapa_id: 2 }), erro: 'PARECER_DE_OUTRA_TURMA' },
        { chao: turma().slice(0, -1), comando: novo('pareceres'), erro: 'PARECER_DE_OUTRA_TURMA' },
      ],
    },
  },
  origens: {
    linha: { matricula_id: 1, usuario_nome: 'Rosa' },
    checks: {
      origens_escola_check: [{ escola: '' }, { escola: longo(151) }],
      origens_documento_check: [{ documento: '' }, { documento: longo(151) }],
    },
    repetidas: { origens_pkey: {} },
  },
  origens_notas: {
    linha: { matricula_id: 1, disciplina_id: 1, etapa_id: 1, media: 7 },
    checks: {
      origens_notas_media_check: [{ media: -1 }, { media: 10.1 }],
      origens_notas_conceito_check: [
        { media: null, conceito: '' },
        { media: null, conceito: longo(11) },
      ],
      origens_notas_valor_check: [{ media: null }, { conceito: 'A' }],
    },
    repetidas: { origens_notas_pkey: {} },
    gatilhos: {
      origens_notas_em_ano_aberto: [
        { chao: fechada, comando: novo('origens_notas'), erro: 'DIARIO_FECHADO' },
        { chao: [...fechada, novo('origens_notas')], comando: 'delete from origens_notas', erro: 'DIARIO_FECHADO' },
      ],
    },
  },
  origens_frequencias: {
    linha: { matricula_id: 1, disciplina_id: 1, dadas: 40, faltas: 2 },
    checks: {
      origens_frequencias_dadas_check: [{ dadas: 0, faltas: 0 }, { dadas: 2001 }],
      origens_frequencias_faltas_check: [{ faltas: 41 }, { faltas: -1 }],
    },
    repetidas: { origens_frequencias_key: { primeira: { disciplina_id: null }, segunda: { disciplina_id: null } } },
    gatilhos: {
      origens_frequencias_em_ano_aberto: [
        { chao: fechada, comando: novo('origens_frequencias'), erro: 'DIARIO_FECHADO' },
        { chao: [...fechada, novo('origens_frequencias')], comando: 'delete from origens_frequencias', erro: 'DIARIO_FECHADO' },
      ],
    },
  },
  frases_parecer: { linha: { texto: 'Uma frase.' }, checks: { frases_parecer_texto_check: [{ texto: '' }, { texto: longo(501) }] } },
};
