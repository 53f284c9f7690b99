import { useQuery } from '@tanstack/react-query';
import { obterArquivo } from '#platform/web/rede/api.ts';
import { useEnderecoDoBlob } from '#platform/web/rede/endereco-do-blob.ts';
import { ErroApi } from '#platform/web/rede/erro-api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { fotosApi } from '../api.ts';
import { textosEscolha } from '#domains/pessoas/texts-escolha.ts';
import estilo from '#domains/pessoas/web/pessoas.module.css';

/** Key of a person's small photo in the cache; what changes the photo makes it old. */
export const chaveDaMiniatura = (id: number): unknown[] => [fotosApi.obterMiniatura.path, id];

type Props = { id: number; nome: string; tamanho?: number };

/** The small photo of a person, or the initials of who has none. */
export function FotoPessoa({ id, nome, tamanho = 40 }: Props) {
  const { data } = useQuery({
    queryKey: chaveDaMiniatura(id),
    queryFn: async ({ signal }) => {
      try {
        const { blob } = await obterArquivo(fotosApi.obterMiniatura, { params: { id } }, 'foto.jpg', { signal });
        // Most people have no photo, and the answer is empty.
        return blob.size > 0 ? blob : null;
      } catch (erro) {
        // Who may not see it sees the initials.
        if (erro instanceof ErroApi && (erro.status === 404 || erro.status === 403)) return null;
        throw erro;
      }
    },
    staleTime: 10 * 60_000,
  });
  return <Retrato blob={data ?? null} nome={nome} tamanho={tamanho} />;
}

/** A small round photo that is already here, or the initials. */
export function Retrato({ blob, nome, tamanho }: { blob: Blob | null; nome: string; tamanho: number }) {
  const t = useTextos(textosEscolha);
  const endereco = useEnderecoDoBlob(blob);
  if (endereco !== null)
    return <img className={estilo.retrato} src={endereco} alt={t('fotoDe', { nome })} width={tamanho} height={tamanho} />;
  return <Iniciais nome={nome} tamanho={tamanho} />;
}

/** First letters of the first and the last name. */
function Iniciais({ nome, tamanho }: { nome: string; tamanho: number }) {
  const palavras = nome.trim().split(/\s+/);
  const letras = [palavras[0], palavras.length > 1 ? palavras.at(-1) : ''].map((palavra) => palavra?.[0] ?? '').join('');
  return (
    <svg className={estilo.iniciais} width={tamanho} height={tamanho} viewBox="0 0 40 40" aria-hidden>
      <circle cx="20" cy="20" r="20" />
      <text x="20" y="25.5" textAnchor="middle">
        {letras.toUpperCase()}
      </text>
    </svg>
  );
}
