import { lazy, Suspense, useState } from 'react';
import { CampoBusca, type OpcaoDeBusca, type PropsCampo } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosFornecedor } from '../texts.ts';
import { buscarFornecedores } from './busca.ts';

// The small form comes with the first supplier that is missing.
const NovoFornecedorRapido = lazy(() => import('./novo-fornecedor-rapido.tsx'));

type Criacao = { termo: string; responder: (opcao: OpcaoDeBusca | null) => void };

/** A choice of a supplier inside a form; the value is its id. Who is missing is registered from within, and comes back chosen. */
export function FornecedorPicker({
  aoMudar,
  ...campo
}: PropsCampo & { inicial?: OpcaoDeBusca | null; aoMudar?: (id: number | null) => void }) {
  const t = useTextos(textosFornecedor);
  const { pode } = useSessao();
  const [criacao, setCriacao] = useState<Criacao | null>(null);
  const terminar = (opcao: OpcaoDeBusca | null): void => {
    criacao?.responder(opcao);
    setCriacao(null);
  };
  const aoCriar = (termo: string) => new Promise<OpcaoDeBusca | null>((responder) => setCriacao({ termo, responder }));
  return (
    <>
      <CampoBusca
        {...campo}
        buscar={buscarFornecedores}
        {...(aoMudar ? { aoMudar: (opcao) => aoMudar(opcao ? Number(opcao.valor) : null) } : {})}
        {...(pode('fornecedores', 'criar') ? { criar: { rotulo: (termo) => t('cadastrar', { termo }), aoCriar } } : {})}
      />
      {criacao && (
        <Suspense fallback={null}>
          <NovoFornecedorRapido termo={criacao.termo} aoTerminar={terminar} />
        </Suspense>
      )}
    </>
  );
}
