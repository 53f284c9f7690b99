import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { pessoasApi } from '../api.ts';
import type { PessoaSaida } from '#domains/pessoas/respostas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';

/** The record of a person on paper, as it is saved. */
export function ImprimirFicha({ pessoa }: { pessoa: PessoaSaida }) {
  const t = useTextos(textosPessoas);
  return (
    <BotaoDocumento
      rotulo={t('imprimir')}
      titulo={`${t('fichaCadastral')}: ${pessoa.nomeCompleto}`}
      endpoint={pessoasApi.fichaCadastral}
      entrada={{ params: { id: pessoa.id } }}
      nomePadrao={`${t('fichaArquivo')}-${pessoa.codigo}.pdf`}
    />
  );
}
