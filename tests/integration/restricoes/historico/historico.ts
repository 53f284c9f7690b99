import { longo, type Regras } from '#tests/helpers/restricoes.ts';

const texto = (coluna: string, max: number, min = 0) => ({
  [`instituicoes_ensino_${coluna}_check`]: [{ [coluna]: longo(max + 1) }, ...(min > 0 ? [{ [coluna]: '' }] : [])],
});

export const doHistorico: Regras = {
  instituicoes_ensino: {
    linha: { nome: 'Colégio Vizinho', cidade: 'Belém', uf: 'PA', inep: '15012345' },
    checks: {
      ...texto('bairro', 100),
      ...texto('cidade', 100, 1),
      ...texto('complemento', 100),
      ...texto('contato', 100),
      ...texto('email', 254),
      ...texto('logradouro', 150, 1),
      ...texto('nome', 150, 1),
      ...texto('numero', 20),
      ...texto('observacoes', 1000),
      ...texto('pais', 60, 1),
      instituicoes_ensino_cep_check: [{ cep: '6600000' }],
      instituicoes_ensino_cnpj_check: [{ cnpj: '1122233300018X' }],
      instituicoes_ensino_inep_check: [{ inep: '1501234' }],
      instituicoes_ensino_lugar_check: [{ cidade: null }, { uf: null }],
      instituicoes_ensino_rede_check: [{ rede: 'x' }],
      instituicoes_ensino_telefone_check: [{ telefone: '91999990000' }],
      instituicoes_ensino_uf_check: [{ uf: 'pa' }],
    },
    repetidas: {
      instituicoes_ensino_inep_key: { segunda: { nome: 'Outro' } },
      instituicoes_ensino_nome_key: { segunda: { nome: 'COLEGIO VIZINHO', inep: null } },
    },
  },
  instituicoes_disciplinas: {
    linha: { instituicao_id: 1, nome: 'Álgebra' },
    checks: {
      instituicoes_disciplinas_carga_horaria_check: [{ carga_horaria: 0 }, { carga_horaria: 10_000 }],
      instituicoes_disciplinas_nome_check: [{ nome: '' }, { nome: longo(101) }],
      instituicoes_disciplinas_sigla_check: [{ sigla: longo(21) }],
    },
    repetidas: { instituicoes_disciplinas_nome_key: { segunda: { nome: 'algebra' } } },
  },
  instituicoes_turmas: {
    linha: { instituicao_id: 1, ano: 2025, serie: '5º ano', nome: 'A' },
    checks: {
      instituicoes_turmas_ano_check: [{ ano: 1949 }, { ano: 2101 }],
      instituicoes_turmas_nome_check: [{ nome: '' }, { nome: longo(61) }],
      instituicoes_turmas_serie_check: [{ serie: '' }, { serie: longo(61) }],
      instituicoes_turmas_turno_check: [{ turno: 'x' }],
    },
    repetidas: { instituicoes_turmas_nome_key: { segunda: { nome: 'a' } } },
  },
};
