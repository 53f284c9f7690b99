import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { escreverTaxa } from '#shared/decimais.ts';

type Responsavel = { pessoaId: number; nome: string; parentesco: string | null; financeiro: boolean; percentual: string | null };

/** Who pays, and which share. */
export function Responsaveis({ responsaveis }: { responsaveis: readonly Responsavel[] }) {
  const t = useTextos(textosContrato);
  const { idioma } = useIdioma();
  return (
    <Cartao titulo={t('responsaveisFinanceiros')}>
      <ul className="lista">
        {responsaveis
          .filter((r) => r.financeiro)
          .map((r) => (
            <li key={r.pessoaId}>
              <Elo tela="pessoa" params={{ id: r.pessoaId }}>
                {r.nome}
              </Elo>
              {r.parentesco && ` · ${rotuloDe(parentescos, r.parentesco, idioma).toLowerCase()}`}
              {r.percentual && <strong> · {escreverTaxa(r.percentual)}</strong>}
            </li>
          ))}
      </ul>
    </Cartao>
  );
}
