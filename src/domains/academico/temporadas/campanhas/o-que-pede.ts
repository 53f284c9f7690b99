import { camposPedidos } from '../campos-da-temporada.ts';

type Temporada = { campos: readonly string[]; documentos: readonly unknown[]; fichaSaude: boolean };

/** What a season asks of a family, in the words of its mail: the subject, and what is to be done. Nothing that is not asked is said. */
export function oQuePede({ campos, documentos, fichaSaude }: Temporada): { assunto: string; pedido: string } {
  const [seus, dosAlunos] = [camposPedidos(campos, true).length > 0, camposPedidos(campos, false).length > 0];
  const dados = seus && dosAlunos ? 'os seus dados e os dos alunos' : seus ? 'os seus dados' : 'os dados dos alunos';
  const pedidos = [
    ...(seus || dosAlunos ? [`confira e corrija ${dados}${dosAlunos ? ' por quem responde' : ''}`] : []),
    ...(documentos.length > 0 ? ['fotografe os documentos pedidos'] : []),
    ...(fichaSaude ? ['preencha a ficha de saúde dos alunos'] : []),
  ];
  const assunto =
    campos.length > 0
      ? 'confira os dados da sua família'
      : documentos.length > 0
        ? 'fotografe os documentos pedidos'
        : 'preencha a ficha de saúde';
  return { assunto, pedido: new Intl.ListFormat('pt-BR').format(pedidos) };
}
