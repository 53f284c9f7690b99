import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarData, formatarInstante } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { dataPorExtenso } from '#shared/palavras/extenso.ts';
import { obterRecibo, type Recibo } from './recibo.ts';

/** The receipt as a PDF that opens in the browser. It is always in Portuguese: the paper is for the family. Throws RECIBO_NAO_ENCONTRADO. */
export async function reciboEmPdf(db: Db, id: number, fuso: string): Promise<Arquivo> {
  const recibo = await obterRecibo(db, id);
  const escola = await lerEscola(db);
  const documento = new DocumentoPdf({
    escola,
    titulo: 'Recibo',
    referencia: `Nº ${recibo.numero}`,
    codigoVerificacao: recibo.codigoVerificacao,
    criadoEm: recibo.em,
    ...(recibo.estornado ? { marca: 'ESTORNADO' } : {}),
  });
  const { vivos, estornados } = partes(recibo);
  documento.paragrafo(formatarReais(centavos(estornados.length === 0 ? recibo.totalCentavos : recibo.permaneceCentavos)), {
    tamanho: 20,
    negrito: true,
  });
  documento.paragrafo(declaracao(recibo));
  documento.campos([
    ['Pagador', recibo.pagadorCpf ? `${recibo.pagadorNome} – CPF ${formatarCpf(recibo.pagadorCpf)}` : recibo.pagadorNome],
    ...alunosDe(recibo),
    ['Forma de pagamento', formaDe(recibo)],
    ['Data do pagamento', formatarData(recibo.dataRecibo)],
    ...(recibo.creditoCentavos > 0
      ? [['Crédito do pagador', `${formatarReais(centavos(recibo.creditoCentavos))} pagos a maior, a favor do pagador`] as const]
      : []),
  ]);
  tabelaDe(documento, vivos);
  if (estornados.length > 0) {
    documento.paragrafo('Estornado depois do recibo, sem quitação:', { negrito: true });
    tabelaDe(documento, estornados);
  }
  documento.paragrafo([escola.cidade, dataPorExtenso(recibo.dataRecibo)].filter(Boolean).join(', ') + '.');
  documento.paragrafo(`Emitido por ${recibo.usuarioNome} em ${formatarInstante(recibo.em, fuso)}.`, { tamanho: 8.5 });
  documento.assinatura(escola.nome);
  return { nome: `recibo-${recibo.numero}.pdf`, tipo: 'application/pdf', corpo: await documento.concluir(), abrir: true };
}

/** The titles that stay paid, and those that were reversed since; all of them together when the mark across the page says it. */
function partes(recibo: Recibo): { vivos: Recibo['itens']; estornados: Recibo['itens'] } {
  if (recibo.estornado) return { vivos: recibo.itens, estornados: [] };
  const [vivos = [], estornados = []] = [true, false].map((vivo) => recibo.itens.filter((i) => (i.estornadaEm === null) === vivo));
  return { vivos, estornados };
}

/** By what it was paid: a credit was received before, by another receipt. */
function formaDe({ creditoUsado, formaNome, contaNome }: Recibo): string {
  if (creditoUsado === null) return `${formaNome} – ${contaNome}`;
  const { dataCredito, reciboNumero } = creditoUsado;
  return `Crédito do pagador, recebido em ${formatarData(dataCredito)}${reciboNumero === null ? '' : ` (recibo nº ${reciboNumero})`}`;
}

/** Of what was reversed the paper is proof no more: it says what came, what went back, and gives quittance of what stands. */
function declaracao(recibo: Recibo): string {
  const { estornados } = partes(recibo);
  const titulos = recibo.itens.length === 1 ? 'do título relacionado' : `dos ${recibo.itens.length} títulos relacionados`;
  const importancia = `${formatarReais(centavos(recibo.totalCentavos))} (${recibo.totalPorExtenso})`;
  const recebemos = recibo.creditoUsado
    ? `Sem novo recebimento, usamos ${importancia} do crédito de ${recibo.pagadorNome} nesta escola no pagamento ${titulos} abaixo`
    : `Recebemos de ${recibo.pagadorNome} a importância de ${importancia}, referente ao pagamento ${titulos} abaixo`;
  if (estornados.length === 0) return `${recebemos}, da qual damos quitação nos valores indicados.`;
  const [foram, volta] = [
    recibo.creditoUsado ? 'Voltaram ao crédito' : 'Foram estornados',
    centavos(recibo.totalCentavos - recibo.permaneceCentavos),
  ];
  return `${recebemos}. ${foram} ${formatarReais(volta)}; permanece a importância de ${formatarReais(centavos(recibo.permaneceCentavos))} (${recibo.permanecePorExtenso}), e somente dela damos quitação, nos valores indicados.`;
}

function tabelaDe(documento: DocumentoPdf, itens: Recibo['itens']): void {
  const dinheiro = (valor: number): string => formatarValor(centavos(valor));
  const soma = (membro: 'valorCentavos' | 'principalCentavos' | 'jurosCentavos' | 'multaCentavos' | 'descontoCentavos'): string =>
    dinheiro(itens.reduce((total, i) => total + i[membro], 0));
  documento.tabela({
    colunas: [
      { titulo: 'Título', peso: 15 },
      { titulo: 'Referente a', peso: 27 },
      { titulo: 'Vencimento', peso: 14 },
      { titulo: 'Principal', peso: 12, direita: true },
      { titulo: 'Desconto', peso: 11, direita: true },
      { titulo: 'Multa', peso: 9, direita: true },
      { titulo: 'Juros', peso: 9, direita: true },
      { titulo: 'Pago', peso: 12, direita: true },
    ],
    linhas: itens.map((i) => [
      i.numero,
      i.estornadaEm ? `${i.descricao} (estornado em ${formatarData(i.estornadaEm)})` : i.descricao,
      formatarData(i.dataVencimento),
      dinheiro(i.principalCentavos + i.descontoCentavos),
      i.descontoCentavos > 0 ? `-${dinheiro(i.descontoCentavos)}` : dinheiro(0),
      dinheiro(i.multaCentavos),
      dinheiro(i.jurosCentavos),
      dinheiro(i.valorCentavos),
    ]),
    rodape: [
      'Total',
      '',
      '',
      dinheiro(itens.reduce((t, i) => t + i.principalCentavos + i.descontoCentavos, 0)),
      soma('descontoCentavos') === dinheiro(0) ? dinheiro(0) : `-${soma('descontoCentavos')}`,
      soma('multaCentavos'),
      soma('jurosCentavos'),
      soma('valorCentavos'),
    ],
  });
}

function alunosDe(recibo: Recibo): [string, string][] {
  const nomes = [...new Set(recibo.itens.flatMap((i) => i.alunoNome?.split(', ') ?? []))];
  return nomes.length === 0 ? [] : [[nomes.length === 1 ? 'Aluno' : 'Alunos', nomes.join(', ')]];
}
