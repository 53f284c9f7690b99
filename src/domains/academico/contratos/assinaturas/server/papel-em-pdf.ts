import { desenhar, dizerOndeConferir, type DocumentoCongelado } from '#domains/academico/contratos/papel/server/door.ts';
import { DocumentoPdf, type OpcoesDocumento } from '#platform/server/pdf/documento.ts';
import { formatarInstante } from '#shared/datas.ts';
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
  escola: { nome: string; em: string };
  fuso: string;
};

const titulos = { contrato: 'Contrato de prestação de serviços educacionais', aditivo: 'Aditivo de contrato' } as const;

/** A paper as it goes out to be signed and, once all signed, with its page of evidence: the same words, byte for byte the same PDF for the same. */
export async function papelEmPdf({
  documento,
  especie,
  codigo,
  publicUrl,
  conclusao = null,
}: {
  documento: DocumentoCongelado;
  especie: 'contrato' | 'aditivo';
  codigo: string;
  publicUrl: string;
  conclusao?: Conclusao | null;
}): Promise<Buffer> {
  const opcoes: OpcoesDocumento = {
    escola: documento.escola,
    titulo: titulos[especie],
    referencia: `Nº ${documento.numero}`,
    criadoEm: documento.criadoEm,
    codigoVerificacao: codigo,
  };
  const pdf = new DocumentoPdf(opcoes);
  for (const bloco of documento.blocos) desenhar(pdf, bloco);
  dizerOndeConferir(pdf, opcoes, publicUrl);
  if (conclusao !== null) {
    await pdf.novoDocumento({ ...opcoes, titulo: 'Registro das assinaturas', criadoEm: conclusao.escola.em });
    escreverEvidencias(pdf, documento, conclusao);
    dizerOndeConferir(pdf, opcoes, publicUrl);
  }
  return pdf.concluir();
}

/** Who, when, from where, by what: what stands for the lines that nobody signs by hand. */
function escreverEvidencias(pdf: DocumentoPdf, documento: DocumentoCongelado, c: Conclusao): void {
  const quando = (em: string): string => formatarInstante(em, c.fuso);
  pdf.paragrafo(
    'As pessoas abaixo leram e aceitaram, por meio eletrônico, o texto das páginas anteriores. Cada uma recebeu no seu e-mail um endereço próprio; quem aceitou por ele confirmou com um código de uso único.',
  );
  pdf.campos([
    ['Documento', `${documento.numero}, texto de ${quando(documento.criadoEm)}`],
    ['Resumo do texto', `SHA-256 ${c.textoSha256}`],
    ['Versão', c.versao],
  ]);
  for (const s of c.signatarios) {
    pdf.paragrafo(`${s.nome} – ${s.papel === 'pagador' ? 'responsável financeiro' : 'testemunha'}`, { negrito: true });
    pdf.campos([
      ['CPF', s.cpf === null ? 'não informado' : formatarCpf(s.cpf)],
      ['E-mail', s.email],
      ['Assinou em', quando(s.assinouEm)],
      ...(s.certificado === null
        ? ([
            ['Endereço (IP)', s.ip ?? ''],
            ['Navegador', s.agente ?? ''],
          ] as const)
        : ([
            ['Certificado', `${s.certificado.nome}, emitido por ${s.certificado.emissor}; arquivo assinado guardado pela escola`],
          ] as const)),
    ]);
  }
  pdf.paragrafo(documento.escola.nome, { negrito: true });
  pdf.campos([
    ['Por', c.escola.nome],
    ['Assinou em', quando(c.escola.em)],
  ]);
}
