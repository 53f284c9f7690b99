import { lazy, Suspense, useState } from 'react';
import { CampoBusca, type OpcaoDeBusca, type PropsCampo } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosEscolha } from '#domains/pessoas/texts-escolha.ts';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';

// The small form comes with the first person that is missing.
const NovaPessoaRapida = lazy(() => import('./nova-pessoa-rapida.tsx'));

type Props = PropsCampo & {
  /** The person that the field already holds, so that an edit shows the name. */
  inicial?: { id: number; nome: string } | null;
  /** Offers to register the person that is missing; true unless told, for who may. */
  criarDentro?: boolean;
  aoMudar?: (pessoa: { id: number; nome: string } | null) => void;
  /** People who may not be chosen here. */
  exceto?: readonly number[];
};
type Criacao = { termo: string; responder: (opcao: OpcaoDeBusca | null) => void };

/**
 * A choice of a person inside a form: finds by name, CPF, code or phone; the value is the person's id. Who is missing is
 * registered from within, and comes back chosen.
 */
export function PessoaPicker({ inicial, criarDentro = true, aoMudar, exceto = [], ...campo }: Props) {
  const t = useTextos(textosEscolha);
  const { pode } = useSessao();
  const [criacao, setCriacao] = useState<Criacao | null>(null);
  const podeCriar = criarDentro && pode('pessoas', 'criar');
  const terminar = (opcao: OpcaoDeBusca | null): void => {
    criacao?.responder(opcao);
    setCriacao(null);
  };
  const aoCriar = (termo: string) => new Promise<OpcaoDeBusca | null>((responder) => setCriacao({ termo, responder }));
  return (
    <>
      <CampoBusca
        {...campo}
        inicial={inicial ? { valor: inicial.id, rotulo: inicial.nome } : null}
        buscar={async (termo, signal) => (await buscarPessoas(termo, signal)).filter(({ valor }) => !exceto.includes(Number(valor)))}
        {...(aoMudar ? { aoMudar: (opcao) => aoMudar(opcao ? { id: Number(opcao.valor), nome: opcao.rotulo } : null) } : {})}
        {...(podeCriar ? { criar: { rotulo: (termo) => t('criarPessoaChamada', { termo }), aoCriar } } : {})}
      />
      {criacao && (
        <Suspense fallback={null}>
          <NovaPessoaRapida termo={criacao.termo} aoTerminar={terminar} />
        </Suspense>
      )}
    </>
  );
}
