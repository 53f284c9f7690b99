import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { rotulosSituacaoBoleto, type SituacaoBoleto } from '../situacoes.ts';
import estilo from './boletos.module.css';

const tons: Record<SituacaoBoleto, TomDeEstado> = {
  gerada: 'neutro',
  enviada: 'aberto',
  registrada: 'aberto',
  rejeitada: 'perigo',
  baixada: 'neutro',
  paga: 'sucesso',
};

/** The state of a slip as a word on its color. */
export function EtiquetaDoBoleto({ situacao }: { situacao: SituacaoBoleto }) {
  const { idioma } = useIdioma();
  return <Etiqueta tom={tons[situacao]}>{rotuloDe(rotulosSituacaoBoleto, situacao, idioma)}</Etiqueta>;
}

/** A name that gives way to the figures: the whole of it on hover and in the record. */
export const Nome = ({ children }: { children: string }) => (
  <span className={estilo.nome} title={children}>
    {children}
  </span>
);

/** The classes, as options of a filter. */
export function useTurmas() {
  const { data } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  return (data?.turmas ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));
}

/** Everything on the screen that an emission, a file or a decision makes old; titles say whether money for them waits. */
export const recarregar = (): Promise<void> =>
  envelhecer('Boleto', 'Remessa', 'Retorno', 'ExcecaoDeRetorno', 'ContaCobranca', 'TituloReceber');
