import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';

type Item = { id: number; nome: string };

/** One of some things, or all of them (0), kept in the address under a name. */
export function Filtro({ nome, rotulo, todos, itens }: { nome: string; rotulo: string; todos: string; itens: readonly Item[] }) {
  const [valores, mudar] = useEndereco(nome);
  const escolhido = Number(valores[nome] ?? 0);
  return (
    <Escolha
      rotulo={rotulo}
      valor={itens.some(({ id }) => id === escolhido) ? escolhido : 0}
      opcoes={[{ valor: 0, rotulo: todos }, ...itens.map((item) => ({ valor: item.id, rotulo: item.nome }))]}
      aoMudar={(id) => mudar({ [nome]: id || undefined })}
    />
  );
}
