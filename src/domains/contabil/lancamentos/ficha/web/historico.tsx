import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { lancamentosApi as api } from '../../api.ts';
import { textosLancamento } from '../../texts.ts';

/** Who did what with an entry; read only when asked for, and the address remembers that it is open. */
export function HistoricoDoLancamento({ id }: { id: number }) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  const [{ historico }, mudar] = useEndereco('historico');
  if (!pode('contabil-lancamentos', 'visualizar')) return null;
  const aberto = historico === 'sim';
  return (
    <Cartao
      titulo={t('alteracoes')}
      acoes={
        <button
          type="button"
          className="botao-simples"
          aria-expanded={aberto}
          onClick={() => mudar({ historico: aberto ? undefined : 'sim' }, { substituir: true })}
        >
          {t(aberto ? 'ocultarAlteracoes' : 'mostrarAlteracoes')}
        </button>
      }
    >
      {aberto && <Linhas id={id} />}
    </Cartao>
  );
}

function Linhas({ id }: { id: number }) {
  const t = useTextos(textosLancamento);
  const { idioma } = useIdioma();
  const { data, error, refetch } = useConsulta(api.historico, { params: { id } });
  if (error && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto linhas={2} />;
  return (
    <ol>
      {data.itens.map(({ seq, acao, em, usuarioNome, motivo }) => {
        const chave = acao.replace('lancamento_contabil.', 'acao.');
        return (
          <li key={seq}>
            <strong>{nomeDoAutor(usuarioNome, idioma) ?? '—'}</strong> {t(isAcao(chave) ? chave : 'acao.outra')}{' '}
            <time dateTime={em} className="suave">
              {escreverInstante(em)}
            </time>
            {motivo !== null && <p className="suave">{motivo}</p>}
          </li>
        );
      })}
    </ol>
  );
}

const isAcao = (chave: string): chave is Extract<keyof typeof textosLancamento, `acao.${string}`> => Object.hasOwn(textosLancamento, chave);
