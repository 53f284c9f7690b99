import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { busca } from './filtros.ts';

const vinculos = definirLista(
  { valor: 'ativos', br: 'Ativos', en: 'Active' },
  { valor: 'desligados', br: 'Desligados', en: 'Dismissed' },
  { valor: 'todos', br: 'Todos', en: 'All' },
);

/** The same report, of teachers or of the others. */
const entre = (f: ValoresSoltos, docente: 'true' | 'false'): Destino => ({
  tela: 'relatorio-funcionarios',
  search: { ...busca(f, { vinculo: 'Vinculo', admissao: 'Admissao', q: 'Nome' }), docente },
});

/** Who works at the school, by department. */
export const relatorioFuncionarios = defineRelatorio({
  nome: 'funcionarios',
  tela: 'relatorio-funcionarios',
  sobre: {
    br: 'Funcionários por departamento. Quem tem demissão marcada para depois de hoje ainda conta como ativo.',
    en: 'Employees by department. Whoever leaves after today still counts as active.',
  },
  filtros: {
    Vinculo: {
      tipo: 'opcao',
      lista: vinculos,
      padrao: 'ativos',
      obrigatorio: true,
      fixo: true,
      chave: 'vinculo',
      rotulo: { br: 'Vínculo', en: 'Employment' },
    },
    Docente: { tipo: 'booleano', fixo: true, chave: 'docente', rotulo: { br: 'Docente', en: 'Teacher' } },
    Admissao: { tipo: 'datas', chave: 'admissao', rotulo: { br: 'Admissão', en: 'Admission' } },
    Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar funcionário', en: 'Search employee' } },
  },
  colunas: [
    { chave: 'departamento', titulo: { br: 'Departamento', en: 'Department' }, tipo: 'texto', peso: 1.5 },
    {
      chave: 'nome',
      titulo: { br: 'Nome', en: 'Name' },
      tipo: 'texto',
      peso: 2.5,
      principal: true,
      elo: ({ pessoaId }) => ({ tela: 'pessoa', params: { id: Number(pessoaId) } }),
    },
    { chave: 'cargo', titulo: { br: 'Cargo', en: 'Position' }, tipo: 'texto', peso: 2, principal: true },
    { chave: 'docente', titulo: { br: 'Docente', en: 'Teacher' }, tipo: 'simnao', peso: 0.8 },
    { chave: 'dataAdmissao', titulo: { br: 'Admissão', en: 'Admission' }, tipo: 'data' },
    { chave: 'dataDemissao', titulo: { br: 'Demissão', en: 'Dismissal' }, tipo: 'data' },
  ],
  tambem: ['pessoaId', 'departamentoChave'],
  grupos: [{ chave: 'departamentoChave', rotulo: 'departamento' }],
  numeros: [
    { rotulo: { br: 'Funcionários', en: 'Employees' }, valor: 'linhas', tipo: 'inteiro' },
    {
      rotulo: { br: 'Docentes', en: 'Teachers' },
      valor: { soma: 'docentes' },
      tipo: 'inteiro',
      elo: (f) => entre(f, 'true'),
    },
    {
      rotulo: { br: 'Outros', en: 'Others' },
      valor: { soma: 'outros' },
      tipo: 'inteiro',
      elo: (f) => entre(f, 'false'),
    },
  ],
  grafico: {
    titulo: { br: 'Funcionários por departamento', en: 'Employees by department' },
    chave: 'departamentoChave',
    rotulo: 'departamento',
    valor: 'linhas',
    tipo: 'inteiro',
  },
  vazio: {
    titulo: { br: 'Nenhum funcionário neste filtro', en: 'No employees in this filter' },
    texto: { br: 'Escolha outro vínculo ou retire um filtro.', en: 'Choose another employment or remove a filter.' },
    elo: { rotulo: { br: 'Abrir funcionários', en: 'Open employees' }, destino: { tela: 'funcionarios' } },
  },
});
