import { lazy, Suspense, useId } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { tagDoIdioma, useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { inicioApi } from '#portal/inicio/api.ts';
import { numerosVisiveis } from '#portal/numeros-do-inicio.ts';
import { textosInicio } from '#portal/texts-inicio.ts';
import { gruposDeAtalhos } from './atalhos-do-inicio.ts';
import estilo from './inicio.module.css';
import { Espera, Numeros, type Resumo } from './numeros.tsx';
import { telasDasSalas } from '../telas.ts';

// After the first look: what waits comes first, with the page.
const AvisosBancarios = lazy(() => import('./avisos-bancarios.tsx'));
const PrimeirosPassos = lazy(() => import('./primeiros-passos.tsx').then((m) => ({ default: m.PrimeirosPassos })));
const Depois = lazy(() => import('./depois.tsx'));
const EsperaDoProfessor = lazy(() =>
  import('#domains/academico/paineis/professor/web/door.tsx').then((m) => ({ default: m.EsperaDoProfessor })),
);

/** Home: where the day begins. What waits for the person with its act, the month, the newest records, and the ways into the work: only what they may open. */
export default function InicioPage() {
  const t = useTextos(textosInicio);
  const { usuario, escola, pode } = useSessao();
  const { data, isError, error, refetch } = useConsulta(inicioApi.resumoDoInicio, {});
  const ids = data ? data.numeros.map(({ id }) => id) : numerosVisiveis(pode);
  // A school that has nothing yet is shown what to create, not a row of zeros.
  const soZeros = data?.primeirosPassos != null && data.numeros.every(({ valor }) => valor === 0);
  return (
    <Pagina titulo={t('bemVindo', { nome: usuario?.nome ?? '' })}>
      <Quando hoje={data?.hoje} escola={escola} />
      <Suspense fallback={null}>{(pode('gerenciar-boletos', 'editar') || pode('contas', 'editar')) && <AvisosBancarios />}</Suspense>
      {isError && !data && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {data?.primeirosPassos && (
        <Suspense fallback={null}>
          <PrimeirosPassos passos={data.primeirosPassos} />
        </Suspense>
      )}
      {ids.length > 0 && !soZeros && !(isError && !data) && <Numeros ids={ids} resumo={data} />}
      {data && !soZeros ? <Dia resumo={data} /> : <Atalhos />}
    </Pagina>
  );
}

/** What waits and what happened at the left, the ways into the work at the right; on a phone one below the other. */
function Dia({ resumo }: { resumo: Resumo }) {
  return (
    <>
      <div className={estilo.dia}>
        <div>
          <Espera resumo={resumo} />
          <Suspense fallback={null}>{resumo.doProfessor && <EsperaDoProfessor />}</Suspense>
        </div>
        <Atalhos />
      </div>
      <Suspense fallback={null}>{!resumo.doProfessor && <Depois hoje={resumo.hoje} />}</Suspense>
    </>
  );
}

/** The date at the school, and whose school it is. Keeps its line while it is being asked. */
function Quando({ hoje, escola }: { hoje: string | undefined; escola: string | null }) {
  const { idioma } = useIdioma();
  const dia =
    hoje === undefined
      ? '\u00a0'
      : new Intl.DateTimeFormat(tagDoIdioma(idioma), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${hoje}T12:00:00Z`));
  return <p className={estilo.quando}>{[dia, escola].filter(Boolean).join(' · ')}</p>;
}

function Atalhos() {
  const t = useTextos(textosInicio);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const idTitulo = useId();
  const grupos = gruposDeAtalhos(pode, (tela) => telasDasSalas[tela] !== undefined);
  if (grupos.length === 0) return <EstadoVazio titulo={t('semTelasTitulo')} texto={t('semTelasTexto')} />;
  return (
    <section className={estilo.secao} aria-labelledby={idTitulo}>
      <h2 id={idTitulo} className="so-leitor">
        {t('atalhos')}
      </h2>
      <div className={estilo.atalhos}>
        {grupos.map(({ chave, telas }) => (
          <nav key={chave} className="cartao" aria-label={t(chave)}>
            <h3>{t(chave)}</h3>
            <ul>
              {telas.map((tela) => (
                <li key={tela.id}>
                  <Elo tela={tela.id}>{tela.titulo[idioma]}</Elo>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  );
}
