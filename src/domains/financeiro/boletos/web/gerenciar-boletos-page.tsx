import { type ComponentType, type KeyboardEvent, lazy, Suspense } from 'react';
import { useConsulta } from '#platform/web/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina.tsx';
import { retornosApi } from '../api-retornos.ts';
import { textosEmissao } from '../texts-emissao.ts';
import estilo from './boletos.module.css';

const partes = ['emitir', 'boletos', 'remessas', 'retornos', 'excecoes', 'contas'] as const;
export type Parte = (typeof partes)[number];
const telas: Record<Parte, ComponentType> = {
  emitir: lazy(() => import('./emitir.tsx')),
  boletos: lazy(() => import('./boletos.tsx')),
  remessas: lazy(() => import('./remessas.tsx')),
  retornos: lazy(() => import('./retornos.tsx')),
  excecoes: lazy(() => import('./excecoes.tsx')),
  contas: lazy(() => import('./contas.tsx')),
};
const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as { aba?: string } }) };

/** Everything about boletos, in the order of the work: issue, print, send to the bank, read its answer, deal with the rest. */
export default function GerenciarBoletosPage() {
  const [{ aba }] = useBusca(leitor);
  const parte = partes.find((p) => p === aba) ?? 'emitir';
  const Parte = telas[parte];
  return (
    <Pagina abas={<Abas aberta={parte} />}>
      <div role="tabpanel" id="boletos-painel" aria-labelledby={`boletos-${parte}`}>
        <Suspense fallback={<Esqueleto linhas={9} />}>
          <Parte />
        </Suspense>
      </div>
    </Pagina>
  );
}

function Abas({ aberta }: { aberta: Parte }) {
  const t = useTextos(textosEmissao);
  // Another part is another list: filters, page and open record of this one stay behind.
  const [busca, mudar] = useBusca(leitor);
  const excecoes = useConsulta(retornosApi.listarExcecoes, { query: { TamanhoDaPagina: 1 } }).data?.totais.abertas ?? 0;
  const abrir = (parte: Parte): void =>
    mudar({ ...Object.fromEntries(Object.keys(busca).map((chave) => [chave, undefined])), aba: parte === 'emitir' ? undefined : parte });
  const aoTeclar = (evento: KeyboardEvent, posicao: number): void => {
    const destino = { ArrowRight: posicao + 1, ArrowLeft: posicao - 1, Home: 0, End: partes.length - 1 }[evento.key];
    const parte = destino === undefined ? undefined : partes[(destino + partes.length) % partes.length];
    if (parte === undefined) return;
    evento.preventDefault();
    abrir(parte);
    document.getElementById(`boletos-${parte}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('abas')} className={estilo.abas}>
      {partes.map((parte, posicao) => (
        <button
          key={parte}
          id={`boletos-${parte}`}
          type="button"
          role="tab"
          aria-selected={parte === aberta}
          aria-controls="boletos-painel"
          tabIndex={parte === aberta ? 0 : -1}
          onClick={() => abrir(parte)}
          onKeyDown={(evento) => aoTeclar(evento, posicao)}
        >
          {t(`aba_${parte}`)}
          {parte === 'excecoes' && excecoes > 0 && <span className={estilo.conta}>{excecoes}</span>}
        </button>
      ))}
    </div>
  );
}
