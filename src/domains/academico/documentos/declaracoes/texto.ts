import { alinhado, assinar, folha, junto, p, titulo } from '#shared/papel/escrever.ts';
import type { Bloco, ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { TipoDocumento } from '../tipos.ts';

const declarado = (nome: string, ...mais: Bloco[]): ConteudoDoPapel =>
  folha(
    titulo(nome),
    alinhado('centro', 'Nº {{documento.numero}}'),
    p('Declaramos, para os devidos fins, que {{declaracao.aluno}} {{declaracao.situacao}}'),
    ...mais,
    junto(p('{{lugarEData}}'), assinar('Secretaria – {{escola.nome}}')),
  );
const fim = p('{{declaracao.fim}}');

/** The declarations as they come with the product. */
export const textoDaDeclaracao: Readonly<Record<TipoDocumento, ConteudoDoPapel>> = {
  declaracao_matricula: declarado('Declaração de matrícula', fim),
  declaracao_frequencia: declarado('Declaração de frequência', p('{{frequencia.frase}}'), fim),
  declaracao_transferencia: declarado(
    'Declaração de transferência',
    p('{{transferencia.prosseguimento}}'),
    p('{{clausula.provisoria}}'),
    fim,
    alinhado('esquerda', '**{{clausula.validade}}**'),
  ),
};
