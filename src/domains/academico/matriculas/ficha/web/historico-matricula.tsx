import { escreverInstante } from '#platform/web/fuso.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { matriculasApi } from '#domains/academico/matriculas/api.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { mudancasDe } from './mudancas.ts';
import estilo from '#domains/academico/matriculas/web/registro.module.css';

type Linha = RespostaCliente<typeof matriculasApi.historicoMatricula>['itens'][number];
/** Who changed what, before and after; read only when asked for, and the address remembers that it is open. */
export function HistoricoDaMatricula({ id }: { id: number }) {
  const t = useTextos(textosRegistro);
  const [busca, mudar] = useBusca();
  const aberto = busca['historico'] === 'sim';
  return (
    <Cartao
      titulo={t('historico')}
      acoes={
        <button
          type="button"
          className="botao-simples"
          aria-expanded={aberto}
          onClick={() => mudar({ historico: aberto ? undefined : 'sim' }, { substituir: true })}
        >
          {t(aberto ? 'ocultarHistorico' : 'mostrarHistorico')}
        </button>
      }
    >
      {aberto && <Linhas id={id} />}
    </Cartao>
  );
}

function Linhas({ id }: { id: number }) {
  const t = useTextos(textosRegistro);
  const consulta = useConsulta(matriculasApi.historicoMatricula, { params: { id } });
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={4} />;
  if (consulta.data.itens.length === 0) return <p className={estilo.quando}>{t('semHistorico')}</p>;
  return (
    <ol className={estilo.tempo}>
      {consulta.data.itens.map((linha) => (
        <Acontecimento key={linha.seq} linha={linha} />
      ))}
    </ol>
  );
}

function Acontecimento({ linha }: { linha: Linha }) {
  const t = useTextos(textosRegistro);
  const tm = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const mudancas = mudancasDe(linha.antes, linha.depois, idioma);
  const chave = `acao_${linha.acao.replace(/^matricula\./, '')}`;
  return (
    <li>
      <strong>{nomeDoAutor(linha.usuarioNome, idioma) ?? t('sistema')}</strong> {tm(isAcao(chave) ? chave : 'outraAcao')}
      <time dateTime={linha.em} className={estilo.quando}>
        {escreverInstante(linha.em)}
      </time>
      {linha.motivo !== null && <p className={estilo.linhas}>{linha.motivo}</p>}
      {mudancas.length > 0 && (
        <dl className={estilo.mudancas}>
          {mudancas.map(({ campo, rotulo, antes, depois }) => (
            <div key={campo} style={{ display: 'contents' }}>
              <dt>{rotulo}</dt>
              <dd>
                {antes !== '' && (
                  <>
                    <span className="so-leitor">{t('antes')}: </span>
                    <del>{antes}</del> <span aria-hidden>→ </span>
                    <span className="so-leitor">{t('depois')}: </span>
                  </>
                )}
                <ins>{depois === '' ? t('vazio') : depois}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

type ChaveDeAcao = Extract<keyof typeof textosMatricula, `acao_${string}`>;
const isAcao = (chave: string): chave is ChaveDeAcao => Object.hasOwn(textosMatricula, chave);
