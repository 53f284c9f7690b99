import { hrefDaTela } from '#catalog/telas.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { rematriculasApi as api } from '../api.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';

/** The runs so far, newest first; each opens its result. */
export default function Execucoes() {
  const t = useTextos(textosRematricula);
  return (
    <TabelaDados
      tela="rematriculas-execucoes"
      prefixo="e"
      titulo={t('execucoes')}
      endpoint={api.listarRematriculas}
      ordemPadrao={{ campo: 'em', ascendente: false }}
      linhaHref={({ id }) => `${hrefDaTela('rematriculas')}?lote=${id}`}
      nomeDaLinha={({ id, anoOrigem, anoDestino }) => t('execucaoN', { id, de: anoOrigem, para: anoDestino })}
      vazio={{ titulo: t('semExecucoesTitulo'), texto: t('semExecucoesTexto') }}
      colunas={[
        { chave: 'em', titulo: t('quando'), ordenavel: true, principal: true, render: ({ em }) => escreverInstante(em) },
        { chave: 'anoDestino', titulo: t('deParaAno'), render: (l) => `${l.anoOrigem} → ${l.anoDestino}` },
        { chave: 'usuarioNome', titulo: t('quem') },
        { chave: 'total', titulo: t('alunos'), ordenavel: true, alinhamento: 'direita' },
        { chave: 'feitas', titulo: t('feitas'), alinhamento: 'direita', principal: true },
        { chave: 'recusadas', titulo: t('recusadas'), alinhamento: 'direita' },
        { chave: 'jaEstavam', titulo: t('jaEstavam'), alinhamento: 'direita' },
        { chave: 'desfeitas', titulo: t('desfeitas'), alinhamento: 'direita' },
      ]}
    />
  );
}
