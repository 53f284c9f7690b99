import { escreverInstante } from '#platform/web/fuso.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { pessoasApi } from '../api.ts';
import { type Mudanca, mudancasDe } from '../historico.ts';
import type { LinhaDoHistorico } from '#domains/pessoas/respostas.ts';
import { textosHistorico } from '../texts-historico.ts';
import estilo from '#domains/pessoas/web/pessoas.module.css';

/** More changed members than this are folded: a registration lists them all. */
const abertasAte = 6;

/** The timeline of a record: who, what, when, before and after. */
export default function HistoricoDaPessoa({ id }: { id: number }) {
  const t = useTextos(textosHistorico);
  const consulta = useConsulta(pessoasApi.verHistorico, { params: { id } });
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={4} />;
  if (consulta.data.itens.length === 0) return <EstadoVazio titulo={t('semHistorico')} />;
  return (
    <ol className={estilo.linha}>
      {consulta.data.itens.map((linha) => (
        <Acontecimento key={linha.seq} linha={linha} />
      ))}
    </ol>
  );
}

function Acontecimento({ linha }: { linha: LinhaDoHistorico }) {
  const t = useTextos(textosHistorico);
  const { idioma } = useIdioma();
  const chave = `acao_${linha.acao}`;
  const mudancas = mudancasDe(linha.antes, linha.depois, idioma);
  return (
    <li>
      <strong>{nomeDoAutor(linha.usuarioNome, idioma) ?? t('sistema')}</strong> <span>{t(isAcao(chave) ? chave : 'outraAcao')}</span>{' '}
      <time dateTime={linha.em} className="suave">
        {escreverInstante(linha.em)}
      </time>
      {linha.motivo !== null && <p className="suave">{t('motivo', { motivo: linha.motivo })}</p>}
      {mudancas.length > 0 && mudancas.length <= abertasAte && <Mudancas mudancas={mudancas} comAntes={linha.antes !== null} />}
      {mudancas.length > abertasAte && (
        <details>
          <summary>{t('mostrarDados', { n: mudancas.length })}</summary>
          <Mudancas mudancas={mudancas} comAntes={linha.antes !== null} />
        </details>
      )}
    </li>
  );
}

function Mudancas({ mudancas, comAntes }: { mudancas: readonly Mudanca[]; comAntes: boolean }) {
  const t = useTextos(textosHistorico);
  return (
    <table className={estilo.mudancas}>
      <tbody>
        {mudancas.map(({ campo, rotulo, antes, depois }) => (
          <tr key={campo}>
            <th scope="row">{rotulo}</th>
            <td>
              {comAntes && (
                <>
                  <span className="so-leitor">{t('antes')}: </span>
                  <del>{antes}</del> <span aria-hidden>→ </span>
                  <span className="so-leitor">{t('depois')}: </span>
                </>
              )}
              <ins>{depois}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isAcao = (chave: string): chave is Extract<keyof typeof textosHistorico, `acao_${string}`> => Object.hasOwn(textosHistorico, chave);
