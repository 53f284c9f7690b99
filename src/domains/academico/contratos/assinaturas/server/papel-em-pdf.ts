import { type BlocoDoTexto, papelDosBlocos } from '#domains/academico/contratos/papel/blocos-de-antes.ts';
import { type DocumentoCongelado, papelCongelado } from '#domains/academico/contratos/papel/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { formatarInstante } from '#shared/datas.ts';
import { type ConteudoDoPapel, texto } from '#shared/papel/esquema.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';

export type Evidencia = {
  nome: string;
  cpf: string | null;
  papel: 'pagador' | 'testemunha';
  email: string;
  assinouEm: string;
  forma: 'aceite' | 'pdf';
  ip: string | null;
  agente: string | null;
  /** Of a certificate, when the PDF was signed elsewhere. */
  certificado: { nome: string; cpf: string | null; emissor: string } | null;
};
type Conclusao = {
  textoSha256: string;
  versao: string;
  signatarios: readonly Evidencia[];
  escola: { nome: string; em: string; ip: string | null };
  fuso: string;
};

const REGISTRO = 'Registro das assinaturas';
/** Its pages are counted by themselves: those of the text say how many the text has, as it was signed. */
const rodape: ConteudoDoPapel['rodape'] = [
  {
    tipo: 'paragrafo',
    alinhamento: 'direita',
    trechos: [
      texto(`${REGISTRO}, página `),
      { tipo: 'termo', termo: 'pagina.numero' },
      texto(' de '),
      { tipo: 'termo', termo: 'pagina.total' },
    ],
  },
];
const titulos = { contrato: 'Contrato de prestação de serviços educacionais', aditivo: 'Aditivo de contrato' } as const;

/** A paper as it goes out to be signed and, once all signed, with its page of evidence. */
export async function papelEmPdf(
  db: Db | Tx,
  {
    documento,
    especie,
    codigo,
    publicUrl,
    conclusao = null,
  }: { documento: DocumentoCongelado; especie: 'contrato' | 'aditivo'; codigo: string; publicUrl: string; conclusao?: Conclusao | null },
): Promise<Buffer> {
  const titulo = titulos[especie];
  const pronto = papelCongelado(documento, { titulo, codigo, marca: undefined, publicUrl });
  const evidencia =
    conclusao === null
      ? []
      : [{ ...pronto, papel: { ...papelDosBlocos(REGISTRO, `Nº ${documento.numero}`, evidenciasDe(documento, conclusao)), rodape } }];
  return papeisEmPdf(db, [pronto, ...evidencia], { titulo: `${titulo} Nº ${documento.numero}`, criadoEm: documento.criadoEm });
}

/** Who, when, from where, by what: what stands for the lines that nobody signs by hand. */
function evidenciasDe(documento: DocumentoCongelado, c: Conclusao): BlocoDoTexto[] {
  const quando = (em: string): string => formatarInstante(em, c.fuso);
  return [
    {
      tipo: 'paragrafo',
      texto:
        'As pessoas abaixo leram e aceitaram, por meio eletrônico, o texto das páginas anteriores. Cada uma recebeu no seu e-mail um endereço próprio; quem aceitou por ele confirmou com um código de uso único.',
    },
    {
      tipo: 'campos',
      pares: [
        ['Documento', `${documento.numero}, texto de ${quando(documento.criadoEm)}`],
        ['Resumo do texto', `SHA-256 ${c.textoSha256}`],
        ['Versão', c.versao],
      ],
    },
    ...c.signatarios.flatMap((s): BlocoDoTexto[] => [
      { tipo: 'titulo', texto: `${s.nome} – ${s.papel === 'pagador' ? 'responsável financeiro' : 'testemunha'}` },
      { tipo: 'campos', pares: camposDe(s, quando) },
    ]),
    { tipo: 'titulo', texto: documento.escola.nome },
    {
      tipo: 'campos',
      pares: [
        ['Por', c.escola.nome],
        ['Assinou em', quando(c.escola.em)],
        ...(c.escola.ip === null ? [] : ([['Endereço (IP)', c.escola.ip]] satisfies [string, string][])),
      ],
    },
  ];
}

function camposDe(s: Evidencia, quando: (em: string) => string): [rotulo: string, valor: string][] {
  return [
    ['CPF', s.cpf === null ? 'não informado' : formatarCpf(s.cpf)],
    ['E-mail', s.email],
    ['Assinou em', quando(s.assinouEm)],
    ...(s.certificado === null
      ? ([
          ['Endereço (IP)', s.ip ?? ''],
          ['Navegador', s.agente ?? ''],
        ] satisfies [string, string][])
      : ([['Certificado', `${s.certificado.nome}, emitido por ${s.certificado.emissor}; arquivo assinado guardado pela escola`]] satisfies [
          string,
          string,
        ][])),
  ];
}
