import { useEndereco } from '#platform/web/navegacao.tsx';
import { FichaDoBoletim } from './ficha.tsx';
import { ListaDeBoletins } from './lista.tsx';

/** Report cards: the students of a year, or (`boletim` in the address) the card of one. */
export default function BoletinsPage() {
  const [{ boletim }, mudar] = useEndereco('boletim');
  if (boletim === undefined) return <ListaDeBoletins aoAbrir={(id) => mudar({ boletim: id })} />;
  return <FichaDoBoletim key={boletim} matriculaId={boletim} aoVoltar={() => mudar({ boletim: undefined, etapa: undefined })} />;
}
