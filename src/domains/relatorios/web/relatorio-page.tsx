import { telaPorId } from '#catalog/telas.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { useIdioma } from '#platform/web/i18n.tsx';
import { useTelaAtual } from '#platform/web/navegacao.tsx';
import { TelaDeRelatorio } from '#platform/web/relatorios/tela-de-relatorio.tsx';
import { todosOsRelatorios } from '../api.ts';

/** Any report: the screen that is open says which, and its tab where the screen has several. */
export default function RelatorioPage() {
  const tela = useTelaAtual();
  const [primeiro, ...outros] = todosOsRelatorios.filter((item) => item.tela === tela?.id);
  // Between two screens there is none for a moment.
  if (!primeiro) return null;
  return outros.length === 0 ? <TelaDeRelatorio key={primeiro.nome} relatorio={primeiro} /> : <Varios relatorios={[primeiro, ...outros]} />;
}

const chaveDe = ({ aba, nome }: Relatorio): string => aba?.chave ?? nome;

function Varios({ relatorios }: { relatorios: readonly [Relatorio, ...Relatorio[]] }) {
  const { idioma } = useIdioma();
  const [primeiro, ...outros] = relatorios;
  const aberta = useAba([chaveDe(primeiro), ...outros.map(chaveDe)]);
  const relatorio = relatorios.find((item) => chaveDe(item) === aberta) ?? primeiro;
  const filtros = new Set(relatorios.flatMap((item) => Object.values(item.filtros).map(({ chave }) => chave)));
  const abas = (
    <Abas
      rotulo={telaPorId(primeiro.tela).titulo[idioma]}
      abas={relatorios.map((item) => ({ chave: chaveDe(item), rotulo: item.aba?.rotulo[idioma] ?? item.nome }))}
      mantem={[...filtros, 'q']}
    />
  );
  return <TelaDeRelatorio key={relatorio.nome} relatorio={relatorio} abas={abas} />;
}
