import { describe, expect, test } from 'vitest';
import { fatosDeTeste, semNada } from '#tests/helpers/papeis/fatos.ts';
import { guia, valoresDe } from './guia.ts';

const responsavel = (nome: string) => ({
  [`${nome}.nome`]: 'Rita Souza',
  [`${nome}.cpf`]: '529.982.247-25',
  [`${nome}.rg`]: '1234567',
  [`${nome}.nacionalidade`]: 'brasileira',
  [`${nome}.parentesco`]: 'mãe',
  [`${nome}.percentual`]: '60 %',
  [`${nome}.telefone`]: '(91) 98765-4321',
  [`${nome}.email`]: 'rita@familia.exemplo',
  [`${nome}.endereco`]: 'Rua das Acácias, 100, Centro, Belém/PA, CEP 66000-000',
});
/** What each term of a text says of a student of whom everything is known. */
const campos: Record<string, string> = {
  'aluno.nome': 'Ana Souza',
  'aluno.codigo': '42',
  'aluno.cpf': '390.533.447-05',
  'aluno.rg': '7654321 SSP/PA',
  'aluno.certidao': '06584901552014100001001000000148',
  'aluno.dataNascimento': '09/03/2014',
  'aluno.dataNascimentoPorExtenso': '9 de março de 2014',
  'aluno.idade': '12',
  'aluno.naturalidade': 'Belém/PA',
  'aluno.nacionalidade': 'brasileira',
  'aluno.filiacao': 'Rita Souza e Paulo Souza',
  'aluno.endereco': 'Rua das Acácias, 100, Centro, Belém/PA, CEP 66000-000',
  'aluno.artigo': 'a',
  'aluno.alunoOuAluna': 'aluna',
  'aluno.filho': 'filha',
  'aluno.nascido': 'nascida',
  'aluno.matriculado': 'matriculada',
  'matricula.codigo': '2026-00042',
  'matricula.ano': '2026',
  'matricula.curso': '6º ano',
  'matricula.segmentacao': 'Ensino Fundamental II',
  'matricula.turma': '6º ano A',
  'matricula.turno': 'manhã',
  'matricula.data': '15/01/2026',
  'matricula.dataPorExtenso': '15 de janeiro de 2026',
  'matricula.dataSaida': '',
  'matricula.situacao': 'ativa',
  'matricula.resultado': 'cursando',
  'matricula.inicioDasAulas': '02/02/2026',
  'matricula.fimDasAulas': '11/12/2026',
  'frequencia.percentual': '96,50',
  'frequencia.faltas': '7',
  'frequencia.deOrigem': '',
  'frequencia.aulas': '200',
  ...responsavel('responsavelFinanceiro'),
  ...responsavel('responsavelPedagogico'),
  'contrato.numero': '2026-00007',
  'contrato.situacao': 'ativo',
  'contrato.valorTotal': 'R$ 12.000,00',
  'contrato.valorTotalPorExtenso': 'doze mil reais',
  'contrato.valorCheio': 'R$ 12.000,00',
  'contrato.valorEmDia': 'R$ 11.400,00',
  'contrato.parcelas': '12',
  'contrato.parcelasPorExtenso': 'doze',
  'contrato.primeiroVencimento': '10/01/2026',
  'contrato.ultimoVencimento': '10/12/2026',
  'contrato.servicos': 'Mensalidade',
  'contrato.somaDosValores': '12.000,00',
  'contrato.somaDosDescontos': '0,00',
  'contrato.somaContratada': '12.000,00',
  'contrato.somaEmDia': '11.400,00',
  'escola.nome': 'Colégio Exemplo',
  'escola.cnpj': '11.222.333/0001-81',
  'escola.inep': '15012345',
  'escola.endereco': 'Av. Nazaré, 500',
  'escola.cidade': 'Belém',
  'escola.uf': 'PA',
  'escola.telefone': '(91) 3222-1111',
  'escola.email': 'secretaria@colegio.exemplo',
  data: '26/11/2026',
  dataPorExtenso: '26 de novembro de 2026',
  lugarEData: 'Belém, 26 de novembro de 2026.',
  ano: '2026',
  'documento.numero': '2026-00012',
  'documento.codigo': '7KQ2-M9XF-3HTC',
  'documento.finalidade': 'apresentação ao plano de saúde',
};
/** What each term of a list says of its first item. */
const primeiros: Record<string, Record<string, string>> = {
  responsaveis: { ...responsavel('responsavel'), 'responsavel.papel': 'financeiro e pedagógico' },
  pagadores: { ...responsavel('pagador'), 'pagador.papel': 'financeiro e pedagógico' },
  parcelas: {
    'parcela.servico': 'Mensalidade',
    'parcela.numero': '1/12',
    'parcela.vencimento': '10/01/2026',
    'parcela.valor': '1.000,00',
    'parcela.desconto': '0,00',
    'parcela.contratado': '1.000,00',
    'parcela.contratadoEmDia': '950,00',
    'parcela.contratadoPorExtenso': 'mil reais',
  },
  servicos: {
    'servico.descricao': 'Mensalidade',
    'servico.valor': 'R$ 12.000,00',
    'servico.parcelas': '12',
    'servico.formaPagamento': 'Boleto',
  },
  descontos: {
    'desconto.descricao': 'Pontualidade',
    'desconto.sobre': 'Mensalidade',
    'desconto.parcelas': 'todas',
    'desconto.valor': '5 %',
    'desconto.condicao': 'se paga até o vencimento',
  },
  irmaos: { 'irmao.nome': 'Beto Souza', 'irmao.curso': '3º ano', 'irmao.turma': '3º ano B' },
  notas: {
    'nota.disciplina': 'Matemática',
    'nota.etapa1': '7,0',
    'nota.etapa2': '6,5',
    'nota.etapa3': '',
    'nota.etapa4': '',
    'nota.final': '',
    'nota.faltas': '3',
  },
};
const semEspacosFinos = (texto: string): string => texto.replaceAll('\u00a0', ' ');

describe('the guide of terms', () => {
  const valores = valoresDe(fatosDeTeste());

  test('each term of a text has its value, and none is left out here', () => {
    expect(Object.fromEntries(Object.entries(valores.campos).map(([nome, valor]) => [nome, semEspacosFinos(valor)]))).toEqual(campos);
  });

  test('each list gives its items, each with all of its terms', () => {
    expect(Object.keys(valores.listas).toSorted()).toEqual(Object.keys(primeiros).toSorted());
    for (const [nome, item] of Object.entries(primeiros)) {
      const [primeiro] = valores.listas[nome] ?? [];
      expect(Object.fromEntries(Object.entries(primeiro ?? {}).map(([qual, valor]) => [qual, semEspacosFinos(valor)])), nome).toEqual(item);
    }
    expect(Object.entries(valores.listas).map(([nome, itens]) => [nome, itens.length])).toEqual(
      expect.arrayContaining([
        ['responsaveis', 2],
        ['pagadores', 2],
        ['parcelas', 12],
        ['irmaos', 1],
        ['notas', 1],
      ]),
    );
  });

  test('what grades and absences have of the school of origin is said in a sentence, each where there is something of it', () => {
    const { boletim } = fatosDeTeste();
    const dita = (deOrigem: NonNullable<typeof boletim>['deOrigem']) =>
      valoresDe(fatosDeTeste({ boletim: boletim && { ...boletim, ...(deOrigem ? { deOrigem } : {}) } })).campos['frequencia.deOrigem'];
    const frequencia = { dadas: 14, faltas: 1, unidade: 'aula' as const };
    expect(dita({ notas: true, frequencia })).toBe('(o): nota da escola de origem. Das faltas: 1 falta em 14 aulas na escola de origem.');
    expect(dita({ notas: true, frequencia: null })).toBe('(o): nota da escola de origem.');
    expect(dita({ notas: false, frequencia: { dadas: 80, faltas: 0, unidade: 'dia' } })).toBe(
      'Das faltas: nenhuma em 80 dias na escola de origem.',
    );
    expect(dita({ notas: false, frequencia: null })).toBe('');
  });

  test('the guide tells all of them, both languages, once', () => {
    const nomes = guia.termos.map(({ nome }) => nome);
    expect(new Set(nomes).size).toBe(nomes.length);
    expect(new Set(nomes)).toEqual(
      new Set([...Object.keys(campos), ...Object.values(primeiros).flatMap((item) => Object.keys(item)), 'pagina.numero', 'pagina.total']),
    );
    for (const { significado } of guia.termos) expect([significado.br, significado.en].every((s) => s.length > 1)).toBe(true);
  });

  test('what the register does not know is nothing, never invented', () => {
    const { campos: vazios, listas } = valoresDe(semNada());
    for (const nome of [
      'aluno.cpf',
      'aluno.filiacao',
      'matricula.turma',
      'contrato.valorTotal',
      'responsavelFinanceiro.cpf',
      'escola.cnpj',
    ])
      expect(vazios[nome], nome).toBe('');
    expect([vazios['aluno.matriculado'], listas['parcelas'], listas['notas']]).toEqual(['matriculado(a)', [], []]);
  });
});
