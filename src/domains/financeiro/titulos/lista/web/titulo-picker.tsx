import { CampoBusca, type PropsCampo } from '#platform/web/formulario/index.ts';
import { buscarTitulosAbertos } from '#domains/financeiro/titulos/web/opcoes.ts';

type Props = PropsCampo & {
  /** The title that the field already holds, so that an edit shows it. */
  inicial?: { id: number; numero: string } | null;
  aoMudar?: (id: number | null) => void;
};

/** A choice of an open title inside a form: finds by student, payer or number; the value is the title's id. */
export function TituloPicker({ inicial, aoMudar, ...campo }: Props) {
  return (
    <CampoBusca
      {...campo}
      inicial={inicial ? { valor: inicial.id, rotulo: inicial.numero } : null}
      buscar={buscarTitulosAbertos}
      {...(aoMudar ? { aoMudar: (opcao) => aoMudar(opcao ? Number(opcao.valor) : null) } : {})}
    />
  );
}
