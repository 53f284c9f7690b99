import { CampoBusca, type PropsCampo } from '#platform/web/formulario/index.ts';
import { buscarMatriculas, type FiltroDoPicker } from './buscar-matriculas.ts';

type Escolhida = { id: number; nome: string };
type Props = PropsCampo &
  FiltroDoPicker & {
    /** The enrollment that the field already holds, by its student's name. */
    inicial?: Escolhida | null;
    aoMudar?: (matricula: Escolhida | null) => void;
  };

/** A choice of an enrollment inside a form, by the student's name, code or CPF; the value is the enrollment's id. */
export function MatriculaPicker({ inicial, aoMudar, somenteAtivas, anoLetivoId, ...campo }: Props) {
  return (
    <CampoBusca
      {...campo}
      inicial={inicial ? { valor: inicial.id, rotulo: inicial.nome } : null}
      buscar={(termo, signal) => buscarMatriculas(termo, signal, { somenteAtivas, anoLetivoId })}
      {...(aoMudar ? { aoMudar: (opcao) => aoMudar(opcao ? { id: Number(opcao.valor), nome: opcao.rotulo } : null) } : {})}
    />
  );
}
