import { type DataCivil, formatarData } from '#shared/datas.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { dataPorExtenso, valorPorExtenso } from '#shared/palavras/extenso.ts';
import type { Parcela, TotaisContrato } from '../parcelas.ts';

/** What the paper of a contract is made of, already in words: printing it again needs nothing else. */
export type BlocoDoTexto =
  | { tipo: 'titulo' | 'paragrafo'; texto: string }
  | { tipo: 'campos'; pares: [rotulo: string, valor: string][] }
  | { tipo: 'tabela'; colunas: { titulo: string; peso: number; direita?: boolean }[]; linhas: string[][]; rodape?: string[] }
  | { tipo: 'assinaturas'; nomes: string[] };
export type DadosDoTexto = {
  numero: string;
  escola: { nome: string; cnpj: string | null; endereco: string | null; cidade: string | null; uf: string | null };
  data: DataCivil;
  matricula: { codigo: string; alunoNome: string; cursoNome: string; turmaNome: string | null; ano: number };
  responsaveis: readonly { nome: string; cpf: string | null; financeiro: boolean; percentual: string | null }[];
  precos: readonly { descricao: string; valorCentavos: Centavos; parcelas: number; formaPagamentoNome: string }[];
  descontos: readonly {
    descricao: string;
    forma: 'percentual' | 'valor';
    percentual: string | null;
    valorCentavos: Centavos | null;
    limiteCentavos: Centavos | null;
    condicional: boolean;
    /** The price that it bites on; null bites on all. */
    precoIndice: number | null;
    parcelaDe: number;
    parcelaAte: number | null;
  }[];
  parcelas: readonly Pick<
    Parcela,
    | 'precoIndice'
    | 'parcela'
    | 'parcelas'
    | 'vencimento'
    | 'valorCentavos'
    | 'descontoIncondicionalCentavos'
    | 'descontoCondicionalCentavos'
  >[];
  totais: TotaisContrato;
};

/** The built-in text of a contract, always in Portuguese: the paper is for the family. */
export function textoDoContrato(dados: DadosDoTexto): BlocoDoTexto[] {
  const pagadores = dados.responsaveis.filter((r) => r.financeiro);
  return [
    { tipo: 'campos', pares: partes(dados, pagadores) },
    { tipo: 'titulo', texto: '1. Objeto' },
    {
      tipo: 'paragrafo',
      texto: `A CONTRATADA prestará ao aluno os serviços educacionais do curso ${dados.matricula.cursoNome} no ano letivo de ${dados.matricula.ano}, conforme o regimento escolar e o calendário do ano.`,
    },
    { tipo: 'titulo', texto: '2. Preço e condições de pagamento' },
    {
      tipo: 'paragrafo',
      texto: `O valor total contratado é de ${formatarReais(dados.totais.totalCentavos)} (${valorPorExtenso(dados.totais.totalCentavos)}), nas parcelas relacionadas abaixo. Pagas até o vencimento, as parcelas somam ${formatarReais(dados.totais.sePagoEmDiaCentavos)}.`,
    },
    tabelaDePrecos(dados),
    ...(dados.descontos.length > 0 ? [tabelaDeDescontos(dados)] : []),
    tabelaDeParcelas(dados),
    { tipo: 'titulo', texto: '3. Responsabilidade pelo pagamento' },
    {
      tipo: 'paragrafo',
      texto: `Cada parcela é dividida entre os responsáveis financeiros assim: ${pagadores.map((p) => `${p.nome}, ${escreverTaxa(p.percentual ?? '0')}`).join('; ')}. Sobre a parcela paga em atraso incidem a multa e os juros em vigor na data da emissão do título.`,
    },
    { tipo: 'titulo', texto: '4. Alterações e rescisão' },
    {
      tipo: 'paragrafo',
      texto:
        'Valores, vencimentos e pagadores deste contrato só mudam por aditivo assinado pelas partes. Cancelado o contrato, deixam de ser devidas as parcelas que vencem depois da data de efeito; as anteriores continuam devidas.',
    },
    { tipo: 'paragrafo', texto: `${[dados.escola.cidade, dataPorExtenso(dados.data)].filter(Boolean).join(', ')}.` },
    { tipo: 'assinaturas', nomes: [dados.escola.nome, ...pagadores.map((p) => p.nome)] },
  ];
}

function partes({ escola, matricula }: DadosDoTexto, pagadores: DadosDoTexto['responsaveis']): [string, string][] {
  return [
    ['Contratada', escola.nome],
    ...pagadores.map((p): [string, string] => ['Contratante', p.cpf ? `${p.nome} – CPF ${formatarCpf(p.cpf)}` : p.nome]),
    ['Aluno', `${matricula.alunoNome} – matrícula ${matricula.codigo}`],
    ['Curso', [matricula.cursoNome, matricula.turmaNome].filter(Boolean).join(' – ')],
  ];
}

function tabelaDePrecos({ precos }: DadosDoTexto): BlocoDoTexto {
  return {
    tipo: 'tabela',
    colunas: [
      { titulo: 'Serviço', peso: 46 },
      { titulo: 'Forma de pagamento', peso: 24 },
      { titulo: 'Parcelas', peso: 12, direita: true },
      { titulo: 'Valor', peso: 18, direita: true },
    ],
    linhas: precos.map((p) => [p.descricao, p.formaPagamentoNome, String(p.parcelas), formatarValor(p.valorCentavos)]),
  };
}

function tabelaDeDescontos({ descontos, precos }: DadosDoTexto): BlocoDoTexto {
  return {
    tipo: 'tabela',
    colunas: [
      { titulo: 'Desconto', peso: 32 },
      { titulo: 'Sobre', peso: 22 },
      { titulo: 'Parcelas', peso: 12 },
      { titulo: 'Condição', peso: 18 },
      { titulo: 'Por parcela', peso: 16, direita: true },
    ],
    linhas: descontos.map((d) => [
      d.limiteCentavos === null ? d.descricao : `${d.descricao} (limitado a ${formatarReais(d.limiteCentavos)} por parcela)`,
      d.precoIndice === null ? 'todos os serviços' : (precos[d.precoIndice]?.descricao ?? ''),
      parcelasDoDesconto(d, precos),
      d.condicional ? 'se paga até o vencimento' : 'sempre',
      d.forma === 'percentual' ? escreverTaxa(d.percentual ?? '0') : formatarValor(d.valorCentavos ?? centavos(0)),
    ]),
  };
}

/** The installments that a discount takes, of the services that it bites on. */
function parcelasDoDesconto(
  { precoIndice, parcelaDe: de, parcelaAte }: DadosDoTexto['descontos'][number],
  precos: DadosDoTexto['precos'],
): string {
  const ultima = Math.max(...precos.map(({ parcelas }, i) => (precoIndice === null || precoIndice === i ? parcelas : 1)));
  const ate = Math.min(parcelaAte ?? ultima, ultima);
  if (de === 1 && ate === ultima) return 'todas';
  return de >= ate ? String(de) : `${de} a ${ate}`;
}

function tabelaDeParcelas({ parcelas, precos, totais }: DadosDoTexto): BlocoDoTexto {
  return {
    tipo: 'tabela',
    colunas: [
      { titulo: 'Referente a', peso: 34 },
      { titulo: 'Parcela', peso: 11 },
      { titulo: 'Vencimento', peso: 15 },
      { titulo: 'Valor', peso: 13, direita: true },
      { titulo: 'Desconto', peso: 13, direita: true },
      { titulo: 'A pagar', peso: 14, direita: true },
      { titulo: 'Até o venc.', peso: 14, direita: true },
    ],
    linhas: parcelas.map((p) => {
      const aPagar = centavos(p.valorCentavos - p.descontoIncondicionalCentavos);
      return [
        precos[p.precoIndice]?.descricao ?? '',
        `${p.parcela}/${p.parcelas}`,
        formatarData(p.vencimento),
        formatarValor(p.valorCentavos),
        formatarValor(p.descontoIncondicionalCentavos),
        formatarValor(aPagar),
        formatarValor(centavos(aPagar - p.descontoCondicionalCentavos)),
      ];
    }),
    rodape: [
      'Total',
      '',
      '',
      formatarValor(totais.precosCentavos),
      formatarValor(totais.incondicionaisCentavos),
      formatarValor(totais.totalCentavos),
      formatarValor(totais.sePagoEmDiaCentavos),
    ],
  };
}
