import type { z } from 'zod';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import type { AnyEndpoint, EntradaCliente } from '#shared/endpoint.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { nomeDaAcaoAuditada, valorAuditado } from '../texts-historico.ts';
import type { linhaDoHistorico } from '../esquemas.ts';
import { textosAcesso } from '../texts.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import estilo from './acesso.module.css';

type Linha = z.output<typeof linhaDoHistorico>;

/** Who changed what of a user or a profile, newest first. */
export function Historico({ endpoint, id }: { endpoint: AnyEndpoint; id: number }) {
  const t = useTextos(textosAcesso);
  const { idioma } = useIdioma();
  const consulta = useConsulta<AnyEndpoint>(endpoint, { params: { id } } as EntradaCliente<AnyEndpoint>);
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={3} />;
  const { itens } = consulta.data as { itens: readonly Linha[] };
  if (itens.length === 0) return <p className="suave">{t('semHistorico')}</p>;
  return (
    <ol className={estilo.historico}>
      {itens.map(({ seq, em, usuarioNome, acao, antes, depois, motivo }) => (
        <li key={seq}>
          {nomeDaAcaoAuditada(acao, idioma)}
          <p className="suave">{[nomeDoAutor(usuarioNome, idioma), escreverInstante(em), motivo].filter(Boolean).join(' · ')}</p>
          <Mudancas antes={antes} depois={depois} />
        </li>
      ))}
    </ol>
  );
}

function Mudancas({ antes, depois }: Pick<Linha, 'antes' | 'depois'>) {
  const { idioma } = useIdioma();
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])];
  const linhas = campos.flatMap((campo) => valorAuditado(campo, antes?.[campo], depois?.[campo], idioma) ?? []);
  if (linhas.length === 0) return null;
  return (
    <dl>
      {linhas.map(({ campo, texto }) => (
        <div key={campo} style={{ display: 'contents' }}>
          <dt>{campo}</dt>
          <dd>{texto}</dd>
        </div>
      ))}
    </dl>
  );
}
