import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { dataPorExtenso, valorPorExtenso } from '#shared/palavras/extenso.ts';
import { obterAcordo } from './queries.ts';

const dinheiro = (valor: number): string => formatarValor(centavos(valor));

/** The term of an agreement, to be signed: what was owed, what is asked for, when it is due, when it counts as broken. In Portuguese: the paper is for the family. */
export async function termoDoAcordo(db: Db, id: number, hoje: DataCivil): Promise<Arquivo> {
  const acordo = await obterAcordo(db, id, hoje);
  // The paper names its parties in full; the screen does not carry the CPF for it.
  const { rows } = await sql<{ cpf: string | null }>`select cpf from v_pessoa_resumo where id = ${acordo.pagadorId}`.execute(db);
  const a = { ...acordo, pagadorCpf: rows[0]?.cpf ?? null };
  const escola = await lerEscola(db);
  const documento = new DocumentoPdf({
    escola,
    titulo: 'Termo de acordo',
    referencia: `Nº ${a.numero}`,
    criadoEm: a.criadoEm,
    ...(a.situacao === 'vigente' ? {} : { marca: a.situacao.toUpperCase() }),
  });
  documento.paragrafo(
    `${a.pagadorNome}${a.pagadorCpf === null ? '' : `, CPF ${formatarCpf(a.pagadorCpf)},`} reconhece dever a ${escola.nome} os títulos abaixo e as partes acordam o pagamento de ${formatarReais(centavos(a.totalCentavos))} (${valorPorExtenso(centavos(a.totalCentavos))}) nas parcelas indicadas.`,
  );
  documento.tabela({
    colunas: [
      { titulo: 'Título', peso: 15 },
      { titulo: 'Referente a', peso: 33 },
      { titulo: 'Vencimento', peso: 13 },
      { titulo: 'Saldo', peso: 13, direita: true },
      { titulo: 'Encargos', peso: 13, direita: true },
      { titulo: 'Dispensado', peso: 13, direita: true },
    ],
    linhas: a.antigos.map((t) => [
      t.numero,
      t.alunoNome ? `${t.descricao} – ${t.alunoNome}` : t.descricao,
      formatarData(t.dataVencimento),
      dinheiro(t.saldoCentavos),
      dinheiro(t.multaCentavos + t.jurosCentavos),
      dinheiro(t.dispensaCentavos),
    ]),
    rodape: ['Total', '', '', dinheiro(a.saldoCentavos), dinheiro(a.multaCentavos + a.jurosCentavos), dinheiro(a.dispensaCentavos)],
  });
  documento.tabela({
    colunas: [
      { titulo: 'Parcela', peso: 30 },
      { titulo: 'Título', peso: 25 },
      { titulo: 'Vencimento', peso: 22 },
      { titulo: 'Valor', peso: 23, direita: true },
    ],
    linhas: a.novos.map((n) => [
      n.entrada ? 'Entrada' : `${n.parcela} de ${a.novos.length}`,
      n.numero,
      formatarData(n.dataVencimento),
      dinheiro(n.valorCentavos),
    ]),
    rodape: ['Total', '', '', dinheiro(a.totalCentavos)],
  });
  documento.paragrafo(
    `O atraso de ${a.diasParaQuebra} ${a.diasParaQuebra === 1 ? 'dia' : 'dias'} em qualquer parcela permite à escola declarar o acordo quebrado: as parcelas em aberto são canceladas e os títulos originais voltam a ser devidos, abatido o que foi pago.`,
  );
  documento.paragrafo([escola.cidade, dataPorExtenso(a.dataAcordo)].filter(Boolean).join(', ') + '.');
  documento.assinatura(a.pagadorCpf === null ? a.pagadorNome : `${a.pagadorNome} – CPF ${formatarCpf(a.pagadorCpf)}`);
  documento.assinatura(escola.cnpj ? `${escola.nome} – CNPJ ${formatarCnpj(escola.cnpj)}` : escola.nome);
  // With two witnesses the term is by itself a title that may be executed (CPC art. 784, III).
  for (const n of [1, 2]) documento.assinatura(`Testemunha ${n} – nome: ______________________________ CPF: ____________________`);
  return { nome: `acordo-${a.numero}.pdf`, tipo: 'application/pdf', corpo: await documento.concluir(), abrir: true };
}
