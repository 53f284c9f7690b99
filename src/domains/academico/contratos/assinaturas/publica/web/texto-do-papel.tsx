import { useEffect, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { obterArquivo } from '#platform/web/rede/api.ts';
import { useEnderecoDoBlob } from '#platform/web/rede/endereco-do-blob.ts';
import { assinaturaPublicaApi as api } from '../api.ts';
import { textosDeQuemAssina } from '../texts.ts';
import type { PapelAberto } from './papel-aberto.ts';
import estilo from './assinar.module.css';

type Bloco = PapelAberto['blocos'][number];

/** The words of the paper as they were frozen, in an order that a phone reads; always in Portuguese. */
export function TextoDoPapel({ blocos, token }: { blocos: readonly Bloco[]; token: string }) {
  return (
    <article className={estilo.papel} lang="pt-BR">
      {blocos.map((bloco, i) => (
        <UmBloco key={`${bloco.tipo}-${i}`} bloco={bloco} token={token} />
      ))}
    </article>
  );
}

function UmBloco({ bloco, token }: { bloco: Bloco; token: string }) {
  switch (bloco.tipo) {
    case 'titulo':
      return <h2>{bloco.texto}</h2>;
    case 'paragrafo':
      return <p>{bloco.texto}</p>;
    case 'campos':
      return (
        <dl className="fatos">
          {bloco.pares.flatMap(([rotulo, valor], i) => [<dt key={`r${i}`}>{rotulo}</dt>, <dd key={`v${i}`}>{valor}</dd>])}
        </dl>
      );
    case 'tabela':
      return <Tabela bloco={bloco} />;
    case 'imagem':
      return <Imagem token={token} imagemId={bloco.imagemId} largura={bloco.largura} />;
    case 'assinaturas':
      return null;
  }
}

/** As wide as on paper; one that does not come says so, for it is part of what is signed. */
function Imagem({ token, imagemId, largura }: { token: string; imagemId: number; largura: number }) {
  const t = useTextos(textosDeQuemAssina);
  const [imagem, setImagem] = useState<Blob | null>();
  const endereco = useEnderecoDoBlob(imagem);
  useEffect(() => {
    let vale = true;
    obterArquivo(api.imagemDoPapel, { body: { token, imagemId } }, 'imagem').then(
      ({ blob }) => vale && setImagem(blob),
      () => vale && setImagem(null),
    );
    return () => void (vale = false);
  }, [token, imagemId]);
  if (imagem === null) return <p className="suave">{t('semImagem')}</p>;
  return endereco === null ? null : <img src={endereco} alt={t('imagem')} style={{ width: `${largura}%` }} />;
}

/** On a phone each row is a list of what its columns are called and say, so that nothing of it hides behind a sideways scroll. */
function Tabela({ bloco }: { bloco: Extract<Bloco, { tipo: 'tabela' }> }) {
  const titulos = [bloco.colunas.map(({ titulo }) => titulo), ...(bloco.cabecalhos ?? [])];
  const lado = (i: number) => (bloco.colunas[i]?.direita === true ? estilo.direita : undefined);
  const nomeDa = (i: number) => titulos.flatMap((linha) => linha[i] || []).join(', ');
  // What CSS lays out as lists would stop being a table for a screen reader: the roles say that it still is one.
  const papel = (role: string) => ({ role });
  const linha = (celulas: readonly string[], chave: string) => (
    <tr key={chave} {...papel('row')}>
      {celulas.map((celula, i) => (
        <td key={i} {...papel('cell')} className={lado(i)} data-coluna={nomeDa(i)}>
          {celula}
        </td>
      ))}
    </tr>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={estilo.tabela} tabIndex={0} role="group" aria-label={titulos.flat().filter(Boolean).join(', ')}>
      <table {...papel('table')}>
        {titulos.some((linha) => linha.some((um) => um !== '')) && (
          <thead {...papel('rowgroup')}>
            {titulos.map((celulas, n) => (
              <tr key={n} {...papel('row')}>
                {celulas.map((celula, i) => (
                  <th key={i} scope="col" {...papel('columnheader')} className={lado(i)}>
                    {celula}
                  </th>
                ))}
              </tr>
            ))}
          </thead>
        )}
        <tbody {...papel('rowgroup')}>{bloco.linhas.map((celulas, i) => linha(celulas, `${i}`))}</tbody>
        {bloco.rodape && <tfoot {...papel('rowgroup')}>{linha(bloco.rodape, 'total')}</tfoot>}
      </table>
    </div>
  );
}
