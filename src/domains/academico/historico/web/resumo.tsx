import { escreverInstante } from '#platform/web/fuso.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { instituicoesApi } from '../api-instituicoes.ts';
import { textosHistorico } from '../texts.ts';
import estilo from './historico.module.css';
import type { ChaveSimples } from '#shared/textos.ts';

type Instituicao = RespostaCliente<typeof instituicoesApi.obter>;

/** At the right of an institution: what is registered of it, and who changed it. */
export function ResumoDaInstituicao({ instituicao: { id, disciplinas, turmas } }: { instituicao: Instituicao }) {
  const t = useTextos(textosHistorico);
  return (
    <>
      <Cartao titulo={t('resumo')}>
        <dl className="fatos">
          <dt>{t('disciplinas')}</dt>
          <dd>
            <Elo tela="instituicao-disciplinas" search={{ inst: id }}>
              {disciplinas}
            </Elo>
          </dd>
          <dt>{t('turmas')}</dt>
          <dd>
            <Elo tela="instituicao-turmas" search={{ inst: id }}>
              {turmas}
            </Elo>
          </dd>
        </dl>
      </Cartao>
      <Cartao titulo={t('historico')}>
        <Alteracoes id={id} />
      </Cartao>
    </>
  );
}

function Alteracoes({ id }: { id: number }) {
  const t = useTextos(textosHistorico);
  const { idioma } = useIdioma();
  const { data, error, refetch } = useConsulta(instituicoesApi.historico, { params: { id } });
  if (error && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto linhas={2} />;
  if (data.itens.length === 0) return <p>{t('semHistorico')}</p>;
  const nomeDaAcao = (acao: string): string =>
    t(acao.endsWith('criada') ? 'acao_criada' : acao.endsWith('excluida') ? 'acao_excluida' : 'acao_editada');
  return (
    <ol className={estilo.linhaDoTempo}>
      {data.itens.slice(0, 10).map(({ seq, acao, em, usuarioNome, antes, depois }) => (
        <li key={seq}>
          {nomeDaAcao(acao)}
          <p>{[nomeDoAutor(usuarioNome, idioma), escreverInstante(em)].filter(Boolean).join(' · ')}</p>
          {antes && depois && <Mudancas antes={antes} depois={depois} />}
        </li>
      ))}
    </ol>
  );
}

/** What an edition changed, before and after. */
function Mudancas({ antes, depois }: { antes: Record<string, unknown>; depois: Record<string, unknown> }) {
  const t = useTextos(textosHistorico);
  const escrever = (valor: unknown): string =>
    valor === null || valor === undefined || valor === ''
      ? '—'
      : valor === true
        ? t('ativa')
        : valor === false
          ? t('inativa')
          : String(valor as string | number);
  return Object.keys(depois).map((campo) => (
    <p key={campo}>
      {campo in textosHistorico ? t(campo as ChaveSimples<typeof textosHistorico>) : campo}: {escrever(antes[campo])} →{' '}
      {escrever(depois[campo])}
    </p>
  ));
}
