import { type DataCivil, formatarData } from '#shared/datas.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { type Centavos, centavos, formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { dataPorExtenso, valorPorExtenso } from '#shared/palavras/extenso.ts';
import { texto } from '#shared/textos.ts';
import type { ChaveDeDesconto, Termo } from './parcelas-com-aditivos.ts';
import type { MotivoIntocada } from './efeito.ts';
import type { BlocoDoTexto } from '../papel/texto-do-contrato.ts';
import { textosAditivo } from './texts.ts';

type Parte = {
  pagadorId: number;
  vencimento: DataCivil;
  valorCentavos: number;
  descontoIncondicionalCentavos: number;
  descontoCondicionalCentavos: number;
};
/** An installment before and after; left as it is, it says why. */
export type ParcelaDoAditivo = {
  precoIndice: number;
  parcela: number;
  parcelas: number;
  intocada: MotivoIntocada | null;
  antes: readonly Parte[];
  depois: readonly Parte[];
};
export type DadosDoAditivo = {
  ordem: number;
  dataAditivo: DataCivil;
  motivo: string;
  escola: { nome: string; cidade: string | null };
  contrato: {
    numero: string;
    matricula: { codigo: string; alunoNome: string; cursoNome: string; turmaNome: string | null };
    precos: readonly { descricao: string }[];
  };
  /** Who signs: those who pay by the contract before it and after it. */
  contratantes: readonly { nome: string; cpf: string | null }[];
  termos: readonly Termo[];
  /** Names of the discounts that a term may take off. */
  descontos: ReadonlyMap<ChaveDeDesconto, string>;
  nomes: ReadonlyMap<number, string>;
  efeito: readonly ParcelaDoAditivo[];
  totalAntesCentavos: Centavos;
};

const liquido = (p: Parte): Centavos => centavos(p.valorCentavos - p.descontoIncondicionalCentavos);
const somaDe = (partes: readonly Parte[]): Centavos => somar(partes.map(liquido));
const emValor = (valor: Centavos): string => `${formatarReais(valor)} (${valorPorExtenso(valor)})`;

/** The built-in text of an addendum, always in Portuguese: the paper is for the family. */
export function textoDoAditivo(dados: DadosDoAditivo): BlocoDoTexto[] {
  const { ordem, contrato, escola, dataAditivo, totalAntesCentavos } = dados;
  const mudam = dados.efeito.filter((e) => e.intocada === null);
  const depois = centavos(totalAntesCentavos + somar(mudam.map((e) => centavos(somaDe(e.depois) - somaDe(e.antes)))));
  const total =
    depois === totalAntesCentavos
      ? `O valor total contratado continua de ${emValor(depois)}.`
      : `O valor total contratado passa de ${emValor(totalAntesCentavos)} para ${emValor(depois)}.`;
  return [
    { tipo: 'campos', pares: partesDo(dados) },
    {
      tipo: 'paragrafo',
      texto: `Por este ${ordem}º aditivo, as partes alteram o contrato de prestação de serviços educacionais nº ${contrato.numero} como segue.`,
    },
    { tipo: 'titulo', texto: '1. O que muda' },
    ...dados.termos.map((termo): BlocoDoTexto => ({ tipo: 'paragrafo', texto: descrever(termo, dados) })),
    { tipo: 'titulo', texto: '2. Antes e depois, parcela a parcela' },
    tabela(dados, mudam),
    { tipo: 'titulo', texto: '3. Valor total' },
    { tipo: 'paragrafo', texto: total },
    { tipo: 'titulo', texto: '4. Demais cláusulas' },
    {
      tipo: 'paragrafo',
      texto: 'Continuam valendo, no que este aditivo não altera, as cláusulas do contrato e dos seus aditivos anteriores.',
    },
    { tipo: 'paragrafo', texto: `${[escola.cidade, dataPorExtenso(dataAditivo)].filter(Boolean).join(', ')}.` },
    { tipo: 'assinaturas', nomes: [escola.nome, ...dados.contratantes.map((p) => p.nome)] },
  ];
}

function partesDo({ escola, contrato, contratantes, dataAditivo, motivo }: DadosDoAditivo): [string, string][] {
  const { matricula } = contrato;
  return [
    ['Contratada', escola.nome],
    ...contratantes.map((p): [string, string] => ['Contratante', p.cpf ? `${p.nome} – CPF ${formatarCpf(p.cpf)}` : p.nome]),
    ['Aluno', `${matricula.alunoNome} – matrícula ${matricula.codigo}`],
    ['Curso', [matricula.cursoNome, matricula.turmaNome].filter(Boolean).join(' – ')],
    ['Contrato', contrato.numero],
    ['Data do aditivo', formatarData(dataAditivo)],
    ['Motivo', motivo],
  ];
}

function descrever(termo: Termo, { contrato, descontos, nomes }: DadosDoAditivo): string {
  const preco = (indice: number | null): string => (indice === null ? 'todos os preços' : (contrato.precos[indice]?.descricao ?? ''));
  const alcance = ({ parcelaDe: de, parcelaAte: ate }: { parcelaDe: number; parcelaAte?: number | null }): string =>
    ate === null || ate === undefined ? `da parcela ${de} em diante` : ate === de ? `na parcela ${de}` : `da parcela ${de} à ${ate}`;
  switch (termo.tipo) {
    case 'valor':
      return termo.valorCentavos === null
        ? `Reajuste de ${escreverTaxa(termo.percentual ?? '0')} no valor da parcela, ${alcance(termo)}, em ${preco(termo.precoIndice)}.`
        : `A parcela passa a ${formatarReais(termo.valorCentavos)}, ${alcance(termo)}, em ${preco(termo.precoIndice)}.`;
    case 'incluir_desconto': {
      const { desconto: d } = termo;
      const quanto = d.forma === 'percentual' ? escreverTaxa(d.percentual ?? '0') : formatarReais(d.valorCentavos ?? centavos(0));
      const limite = d.limiteCentavos === null ? '' : `, limitado a ${formatarReais(d.limiteCentavos)} por parcela`;
      const condicao = d.condicional ? ', se paga até o vencimento' : '';
      return `Inclui o desconto ${d.descricao}: ${quanto} por parcela${limite}${condicao}, ${alcance(d)}, em ${preco(d.precoIndice)}.`;
    }
    case 'remover_desconto':
      return `Retira ${descontos.has(termo.chave) ? `o desconto ${descontos.get(termo.chave)}` : 'um desconto'}, ${alcance(termo)}.`;
    case 'vencimento':
      return `O vencimento passa ao dia ${termo.diaVencimento}, ${alcance(termo)}, em ${preco(termo.precoIndice)}.`;
    case 'pagadores': {
      const quem = termo.pagadores.map((p) => `${nomes.get(p.pessoaId) ?? ''}, ${escreverTaxa(p.percentual)}`).join('; ');
      return `Passam a pagar, ${alcance(termo)}, em ${preco(termo.precoIndice)}: ${quem}.`;
    }
  }
}

function tabela({ efeito, contrato, nomes }: DadosDoAditivo, mudam: readonly ParcelaDoAditivo[]): BlocoDoTexto {
  const linhas = efeito.flatMap(({ precoIndice, parcela, parcelas, intocada, antes, depois }): string[][] => {
    const comum = [contrato.precos[precoIndice]?.descricao ?? '', `${parcela}/${parcelas}`];
    const pagadores = [...new Set([...antes, ...depois].map((p) => p.pagadorId))];
    const parado = intocada && `fica como está: ${texto(textosAditivo, `intocada_${intocada}`, 'br')}`;
    if (pagadores.length === 0) return [[...comum, '', '—', parado ?? 'sem cobrança']];
    return pagadores.map((id) => [...comum, nomes.get(id) ?? '', daParte(antes, id, '—'), parado ?? daParte(depois, id, 'sem cobrança')]);
  });
  return {
    tipo: 'tabela',
    colunas: [
      { titulo: 'Referente a', peso: 24 },
      { titulo: 'Parcela', peso: 10 },
      { titulo: 'Pagador', peso: 26 },
      { titulo: 'Antes', peso: 24, direita: true },
      { titulo: 'Depois', peso: 24, direita: true },
    ],
    linhas,
    rodape: [
      'Total das parcelas que mudam',
      '',
      '',
      formatarValor(somar(mudam.map((e) => somaDe(e.antes)))),
      formatarValor(somar(mudam.map((e) => somaDe(e.depois)))),
    ],
  };
}

/** What one payer owes of an installment: the day, the amount, and what it comes to when paid by the due date. */
function daParte(partes: readonly Parte[], pagadorId: number, nada: string): string {
  const dele = partes.filter((p) => p.pagadorId === pagadorId);
  if (dele.length === 0) return nada;
  return dele
    .map((p) => {
      const emDia =
        p.descontoCondicionalCentavos > 0 ? ` (até o venc. ${formatarValor(centavos(liquido(p) - p.descontoCondicionalCentavos))})` : '';
      return `${formatarData(p.vencimento)} · ${formatarValor(liquido(p))}${emDia}`;
    })
    .join(' + ');
}
