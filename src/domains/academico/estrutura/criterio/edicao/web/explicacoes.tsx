import { noIdioma } from '#platform/web/decimais.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { DefinicaoTextos } from '#shared/textos.ts';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import { textosDosPassos } from '#domains/academico/estrutura/criterio/textos-dos-passos.ts';

type Dito = { chave: string; params: Readonly<Record<string, string>> };

/** Numbers, each with the sentences by which it came about. */
export function Explicacoes({ linhas }: { linhas: readonly { titulo: string; valor: string; passos: readonly Dito[] }[] }) {
  const explicar = useTextos<DefinicaoTextos>(textosDosPassos);
  return (
    <dl className={estilo.explicacoes}>
      {linhas.map(({ titulo, valor, passos }) => (
        <div key={titulo}>
          <dt>
            {titulo}: <strong>{valor}</strong>
          </dt>
          <dd>
            {passos
              .map(({ chave, params }) => noIdioma(explicar(chave, params)))
              .join(' ')
              .replaceAll('….', '…')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
