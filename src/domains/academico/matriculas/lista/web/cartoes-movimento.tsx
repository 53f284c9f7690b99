import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { type CartaoNumero, Cartoes } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { formatarContagem } from '#shared/textos.ts';
import { type Movimento, movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { tomDoMovimento } from '#domains/academico/matriculas/web/rotulos.ts';

type Contagem = { movimento: Movimento; quantidade: number };
const sempre: readonly Movimento[] = ['ativa', 'pre_matricula'];

/** How many of each movement the rest of the filter has; each card opens the list of its own, keeping the other filters. */
export function CartoesMovimento({ contagens }: { contagens: readonly Contagem[] | undefined }) {
  const t = useTextos(textosTelas);
  const { idioma } = useIdioma();
  const [busca] = useBusca();
  const { p: _, movimento: __, ...outros } = busca;
  const cartao = (rotulo: string, valor: number | null, movimento?: Movimento): CartaoNumero => {
    const tom = movimento === undefined ? undefined : tomDoMovimento(movimento);
    return {
      rotulo,
      valor: valor === null ? null : formatarContagem(valor, idioma),
      ...(tom === 'alerta' || tom === 'perigo' || tom === 'sucesso' ? { tom } : {}),
      elo: { tela: 'matriculas', search: movimento === undefined ? outros : { ...outros, movimento } },
    };
  };
  const quantos = (movimento: Movimento) => contagens?.find((item) => item.movimento === movimento)?.quantidade ?? 0;
  const visiveis = movimentos.map(({ valor }) => valor).filter((movimento) => sempre.includes(movimento) || quantos(movimento) > 0);
  return (
    <Cartoes
      numeros={[
        cartao(t('todas'), contagens === undefined ? null : contagens.reduce((soma, { quantidade }) => soma + quantidade, 0)),
        ...visiveis.map((movimento) =>
          cartao(rotuloDe(movimentos, movimento, idioma), contagens === undefined ? null : quantos(movimento), movimento),
        ),
      ]}
    />
  );
}
