import { describe, expect, test } from 'vitest';
import { ameacaEm } from './ameacas.ts';
import { problemasDoModelo } from './limites.ts';
import { medidaDe } from './medidas.ts';

const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';

describe('a letter threatens nobody', () => {
  test.each([
    'avisaremos o seu empregador',
    'O seu empregador será comunicado',
    'Sem resposta, vamos ligar para o seu chefe',
    'Informaremos ao RH da empresa onde trabalha',
    'Falaremos com os vizinhos e com o síndico do prédio',
    'Os colegas de turma saberão da situação',
    'Comunicaremos a sua família e os seus parentes',
    'sob pena de darmos conhecimento aos vizinhos',
    'Podemos procurar os seus familiares',
    'Divulgaremos o nome da família nas redes sociais',
    'O débito será exposto no grupo de pais',
    'A lista de quem não paga será publicada no mural',
    'Uma equipe visitará a sua residência e falará com os vizinhos',
    'Faremos uma visita ao seu trabalho, no local de trabalho',
    'Iremos até a sua casa cobrar',
    'Nosso representante passará na sua residência',
    'O acesso às aulas será interrompido',
    'As aulas serão suspensas',
    'Interromperemos as atividades escolares',
    'Bloquearemos o acesso à plataforma de ensino',
    'As aulas estão suspensas até o pagamento',
    'Faremos o bloqueio dos seus bens e do seu salário',
    'Seu salário será penhorado',
    'A Justiça bloqueará a sua aposentadoria',
    'Tomaremos medidas: apreensão do seu veículo e do patrimônio',
    'VAMOS CONFISCAR OS SEUS BENS',
  ])('refused: %s', (frase) => {
    expect(ameacaEm(`Bom dia. ${frase}. Obrigado.`)).not.toBeNull();
    const problemas = problemasDoModelo({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` });
    expect(problemas.map((p) => p.codigo)).toEqual(['EXPRESSAO_VEDADA']);
  });

  test.each([
    'Se o pagamento é feito pelo seu empregador, desconsidere esta carta',
    'Caso o seu empregador pague a mensalidade, informe-nos',
    'Sabemos que a sua família pode passar por dificuldades: proponha um acordo',
    'Este assunto é tratado com sigilo e não será divulgado a ninguém',
    'Não divulgamos o nome de ninguém',
    'Fale conosco pelo WhatsApp ou pelas nossas redes sociais',
    'Visite a secretaria ou marque uma visita à escola',
    'Compareça à secretaria, de segunda a sexta',
    'Pague sem sair de casa, por Pix',
    'O boleto segue pelos Correios para a sua residência',
    'Enviaremos uma nova via ao seu endereço',
    'As aulas seguem normalmente',
    'No recesso as aulas são interrompidas e a secretaria atende pela manhã',
    'As aulas não serão interrompidas em nenhum caso',
    'As parcelas são das aulas de março a junho',
    'O vencimento pode cair no dia do seu salário: escolha a data',
    'Aceitamos desconto em folha de salário, se autorizado',
    'Informaremos o novo valor assim que responder',
    'Comunicaremos o recebimento do seu pagamento',
    'A secretaria e o setor financeiro estarão à disposição na escola',
    'Os valores serão atualizados até a data do pagamento',
    'O boleto antigo será cancelado e enviaremos outro',
  ])('accepted: %s', (frase) => {
    expect(ameacaEm(frase)).toBeNull();
    expect(problemasDoModelo({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` })).toEqual([]);
    expect(medidaDe({ assunto: '', corpo: frase })).toBeNull();
  });

  test('what a judge may decide of goods is a measure of the law, in its time', () => {
    const frase = 'A cobrança judicial pode levar à penhora de bens';
    expect(ameacaEm(frase)).toBeNull();
    expect(medidaDe({ assunto: '', corpo: frase })).toBe('judicial');
  });
});
