import type { PapelPronto } from '#platform/server/papel/compor.ts';
import { enderecoDeConferencia } from '#platform/server/pdf/conferencia.ts';
import { papelDosBlocos } from '../blocos-de-antes.ts';
import type { DocumentoCongelado } from './congelar.ts';

/** A paper as it was frozen. What was frozen is confirmed by the public page; what is marked as a draft or as ended has nothing to prove. */
export function papelCongelado(
  documento: DocumentoCongelado,
  { titulo, marca, codigo, publicUrl }: { titulo: string; marca: string | undefined; codigo: string | null; publicUrl: string },
): PapelPronto {
  const { numero, escola } = documento;
  const papel = 'papel' in documento ? documento.papel : papelDosBlocos(titulo, `Nº ${numero}`, documento.blocos);
  const confere = marca === undefined && codigo !== null;
  return {
    papel,
    escola,
    marca,
    selo: confere ? { codigo, endereco: enderecoDeConferencia(publicUrl, codigo), emitidoPor: '' } : null,
  };
}
