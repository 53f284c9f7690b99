import type { PapelAberto } from './papel-aberto.ts';
import estilo from './assinar.module.css';

type Bloco = PapelAberto['blocos'][number];

/** The words of the paper as they were frozen, in an order that a phone reads; always in Portuguese. */
export function TextoDoPapel({ blocos }: { blocos: readonly Bloco[] }) {
  return (
    <article className={estilo.papel} lang="pt-BR">
      {blocos.map((bloco, i) => (
        <UmBloco key={`${bloco.tipo}-${i}`} bloco={bloco} />
      ))}
    </article>
  );
}

function UmBloco({ bloco }: { bloco: Bloco }) {
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
    case 'assinaturas':
      return null;
  }
}

function Tabela({ bloco }: { bloco: Extract<Bloco, { tipo: 'tabela' }> }) {
  const lado = (i: number) => (bloco.colunas[i]?.direita === true ? estilo.direita : undefined);
  const linha = (celulas: readonly string[], chave: string) => (
    <tr key={chave}>
      {celulas.map((celula, i) => (
        <td key={bloco.colunas[i]?.titulo ?? i} className={lado(i)}>
          {celula}
        </td>
      ))}
    </tr>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={estilo.tabela} tabIndex={0} role="group" aria-label={bloco.colunas.map(({ titulo }) => titulo).join(', ')}>
      <table>
        <thead>
          <tr>
            {bloco.colunas.map(({ titulo }, i) => (
              <th key={titulo} scope="col" className={lado(i)}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{bloco.linhas.map((celulas, i) => linha(celulas, `${i}`))}</tbody>
        {bloco.rodape && <tfoot>{linha(bloco.rodape, 'total')}</tfoot>}
      </table>
    </div>
  );
}
