import { useIdioma } from '../../i18n.tsx';
import { descreverValor, ehIntervalo } from '../filtros/filtros.ts';
import type { Filtro, ValorFiltro } from '../tipos.ts';
import { EditorBusca } from './busca.tsx';
import { EditorDia } from './dia.tsx';
import { EditorIntervalo } from './intervalo.tsx';
import { EditorOpcoes } from './opcoes.tsx';
import { EditorTexto } from './texto.tsx';

export type PropsEditor = {
  filtro: Filtro;
  valor: ValorFiltro | null;
  aoMudar: (valor: ValorFiltro | null) => void;
  aoFechar: () => void;
};

/** The editor of a filter, by kind. */
export default function EditorFiltro({ filtro, valor, aoMudar, aoFechar }: PropsEditor) {
  const { idioma } = useIdioma();
  const concluir = (novo: ValorFiltro | null) => {
    aoMudar(novo);
    aoFechar();
  };
  switch (filtro.tipo) {
    case 'texto':
      return (
        <EditorTexto rotulo={filtro.rotulo} valor={typeof valor === 'string' ? valor : ''} aoConcluir={(novo) => concluir(novo || null)} />
      );
    case 'booleano': {
      const opcoes = [true, false].map((item) => ({ valor: String(item), rotulo: descreverValor(filtro, item, idioma) }));
      const marcados = typeof valor === 'boolean' ? [String(valor)] : [];
      return (
        <EditorOpcoes
          rotulo={filtro.rotulo}
          opcoes={opcoes}
          marcados={marcados}
          aoMudar={([novo]) => aoMudar(novo === 'true')}
          aoConcluir={aoFechar}
        />
      );
    }
    case 'selecao': {
      const marcados = typeof valor === 'string' ? [valor] : [];
      return (
        <EditorOpcoes
          rotulo={filtro.rotulo}
          opcoes={filtro.opcoes}
          marcados={marcados}
          aoMudar={([novo]) => aoMudar(novo ?? null)}
          aoConcluir={aoFechar}
        />
      );
    }
    case 'selecao-multipla': {
      const marcados = Array.isArray(valor) ? valor : [];
      const aplicar = (novos: readonly string[]) => aoMudar(novos.length > 0 ? novos : null);
      return <EditorOpcoes multipla rotulo={filtro.rotulo} opcoes={filtro.opcoes} marcados={marcados} aoMudar={aplicar} />;
    }
    case 'busca':
      return <EditorBusca rotulo={filtro.rotulo} buscar={filtro.buscar} aoEscolher={concluir} />;
    case 'data':
      return <EditorDia rotulo={filtro.rotulo} valor={typeof valor === 'string' ? valor : null} aoConcluir={concluir} />;
    case 'datas':
    case 'valores':
      return (
        <EditorIntervalo
          rotulo={filtro.rotulo}
          tipo={filtro.tipo}
          valor={valor !== null && ehIntervalo(valor) ? valor : null}
          aoConcluir={concluir}
        />
      );
  }
}
