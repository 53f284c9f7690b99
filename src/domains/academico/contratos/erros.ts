import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';

export const errosContrato = defineErros({
  CONTRATO_NAO_EDITAVEL: {
    status: 409,
    br: 'O contrato {numero} está {situacao}: valores e vencimentos mudam só por aditivo.',
    en: 'Contract {numero} is {situacao}: amounts and due dates change only through an addendum.',
  },
  CONTRATO_TRANSICAO_INVALIDA: {
    status: 409,
    br: 'O contrato {numero} está {situacao} e não pode passar a {novaSituacao}.',
    en: 'Contract {numero} is {situacao} and cannot become {novaSituacao}.',
  },
  CONTRATO_EM_ACORDO: {
    status: 409,
    br: 'O contrato {numero} tem {titulos} {titulos:título que venceria|títulos que venceriam} depois da data no acordo {acordos}, com {valor} ainda em aberto, que o cancelamento não alcança. Desfaça antes o acordo, para que voltem e sejam cancelados, ou confirme que o acordo continua devido.',
    en: 'Contract {numero} has {titulos} {titulos:title|titles} due after the date in agreement {acordos}, with {valor} still open, which the cancellation does not reach. Undo the agreement first, so that they come back and are cancelled, or confirm that the agreement stays owed.',
  },
  ACORDO_APOS_FALECIMENTO: {
    status: 409,
    br: 'O contrato {numero} tem {titulos} {titulos:título que venceria|títulos que venceriam} depois do falecimento no acordo {acordos}, com {valor} ainda em aberto: nada depois dele se cobra. Desfaça antes o acordo (estornando o que foi pago nele), ou mantenha o contrato para registrar já o falecimento e cancele-o depois de desfeito o acordo.',
    en: 'Contract {numero} has {titulos} {titulos:title|titles} due after the death in agreement {acordos}, with {valor} still open: nothing after it is charged. Undo the agreement first (reversing what was paid in it), or keep the contract to record the death now and cancel it once the agreement is undone.',
  },
  CONTRATO_SEM_PRECO: {
    status: 409,
    br: 'O contrato {numero} precisa de ao menos um preço, com forma de pagamento, antes de ser ativado.',
    en: 'Contract {numero} needs at least one price, with a payment method, before it is activated.',
  },
  CONTRATO_SEM_PAGADOR: {
    status: 409,
    br: 'A matrícula {matricula} não tem responsável financeiro: inclua um antes de ativar o contrato.',
    en: 'Enrollment {matricula} has no financial guardian: add one before activating the contract.',
  },
  CONTRATO_PAGADOR_SEM_CPF: semNoCadastro('cpf', 'assinar'),
  CONTRATO_DESCONTO_TOTAL: {
    status: 409,
    br: 'O desconto de quem paga em dia leva tudo o que resta da parcela {parcela}: deixe ao menos um centavo, ou use um desconto incondicional.',
    en: 'The discount for paying on time takes all that is left of installment {parcela}: leave at least one cent, or use an unconditional discount.',
  },
  CONTRATO_JA_EXISTE: {
    status: 409,
    br: 'Esta matrícula já tem um contrato em vigor.',
    en: 'This enrollment already has a contract in force.',
  },
  ALUNO_FALECIDO: {
    status: 409,
    br: 'O óbito de {aluno} consta no cadastro: nenhum contrato passa a valer depois do falecimento.',
    en: '{aluno} is recorded as deceased: no contract comes into force after the death.',
  },
  PAGADOR_FALECIDO: {
    status: 409,
    br: 'O óbito de {nome} consta no cadastro: nada mais é cobrado em seu nome. Troque antes quem paga: na matrícula ou, num contrato já ativo, por aditivo.',
    en: '{nome} is recorded as deceased: nothing more is charged in that name. Change who pays first: in the enrollment or, in a contract already active, through an addendum.',
  },
  ESCOLA_SEM_DADOS: {
    status: 409,
    br: 'Preencha o nome da escola, na tela inicial, antes de ativar contratos: o texto do contrato o leva para sempre.',
    en: 'Fill in the name of the school, on the home screen, before activating contracts: the text of a contract keeps it forever.',
  },
  MATRICULA_INATIVA: { status: 409, br: 'A matrícula {matricula} não está ativa.', en: 'Enrollment {matricula} is not active.' },
  CONTRATO_NAO_FECHA: {
    status: 409,
    br: 'A soma dos títulos não fecha com o total do contrato.',
    en: 'The titles do not add up to the contract total.',
  },
  DATA_EFEITO_TARDIA: {
    status: 400,
    br: 'A data de efeito não pode ser depois de {maxima}: dali em diante o contrato não tem título a vencer.',
    en: 'The effective date cannot be after {maxima}: from then on the contract has no title to fall due.',
  },
  DATA_EFEITO_INVALIDA: {
    status: 400,
    br: 'A data de efeito não pode ser anterior a {minima}.',
    en: 'The effective date cannot be before {minima}.',
  },
  MULTA_VENCIDA: {
    status: 400,
    br: 'O vencimento da multa não pode ser anterior a hoje ({hoje}).',
    en: 'The due date of the fee cannot be before today ({hoje}).',
  },
  SITUACAO_JA_DESFEITA: {
    status: 409,
    br: 'Esta mudança do contrato {numero} já foi desfeita.',
    en: 'This change of contract {numero} was already undone.',
  },
  SITUACAO_NAO_E_A_ULTIMA: {
    status: 409,
    br: 'O contrato {numero} já mudou de situação depois disso: desfaça primeiro a última mudança.',
    en: 'Contract {numero} changed status after this: undo the last change first.',
  },
  SITUACAO_NAO_SE_DESFAZ: {
    status: 409,
    br: 'A ativação do contrato {numero} não se desfaz: os títulos já existem. Cancele o contrato.',
    en: 'The activation of contract {numero} cannot be undone: its titles exist. Cancel the contract.',
  },
  MULTA_COM_PAGAMENTO: {
    status: 409,
    br: 'A multa de cancelamento (título {titulo}) já recebeu pagamento: estorne a baixa antes de desfazer.',
    en: 'The cancellation fee (title {titulo}) was already paid: reverse the payment before undoing.',
  },
  TITULO_REATIVADO_MUDOU: {
    status: 409,
    br: 'O título {titulo} mudou depois da reativação: estorne a baixa ou suspenda o contrato de novo.',
    en: 'Title {titulo} changed after the reactivation: reverse its payment or suspend the contract again.',
  },
  CONTRATO_SEM_ASSINATURA: {
    status: 409,
    br: 'O contrato {numero} ainda não foi enviado para assinatura: a escola exige a assinatura antes da ativação.',
    en: 'Contract {numero} was not sent for signature yet: the school asks for the signature before the activation.',
  },
  CONTRATO_MUDOU_APOS_ENVIO: {
    status: 409,
    br: 'Os responsáveis financeiros do contrato {numero} mudaram depois do envio para assinatura: desfaça o envio e envie de novo.',
    en: 'The financial guardians of contract {numero} changed after it was sent for signature: undo the sending and send it again.',
  },
  ASSINATURA_POR_LINK_EM_CURSO: {
    status: 409,
    br: '{papel} foi enviado por link e ainda não está assinado por todos e pela escola: conclua as assinaturas ou, se assinaram em papel, revogue o envio por link.',
    en: '{papel} was sent by link and is not signed by all and by the school yet: conclude the signatures or, if they signed on paper, revoke the sending by link.',
  },
  ASSINATURA_DESLIGADA: {
    status: 409,
    br: 'A escola não usa a espera por assinatura: ative o contrato diretamente.',
    en: 'The school does not wait for signatures: activate the contract directly.',
  },
  CONTRATO_NAO_ENCERRAVEL: {
    status: 409,
    br: 'O contrato {numero} ainda não pode ser encerrado: há títulos em aberto ou o período letivo não está fechado.',
    en: 'Contract {numero} cannot be closed yet: it has open titles or its academic period is not closed.',
  },
  TURMA_SEM_CONTRATOS_PARA_IMPRIMIR: {
    status: 404,
    br: 'Nenhum contrato desta turma para imprimir.',
    en: 'No contract of this class to print.',
  },
  CONTRATOS_DEMAIS_PARA_IMPRIMIR: {
    status: 400,
    br: 'Imprima no máximo {max} contratos de cada vez.',
    en: 'Print at most {max} contracts at a time.',
  },
  SITUACAO_INCOERENTE: {
    status: 409,
    br: 'A situação do contrato mudou enquanto isso: abra o contrato de novo.',
    en: 'The contract status changed meanwhile: open the contract again.',
  },
  PRECO_INATIVO: {
    status: 409,
    br: 'O preço {preco} está inativo: escolha outro.',
    en: 'Price {preco} is inactive: choose another.',
  },
  PRECO_DE_OUTRO_ANO: {
    status: 409,
    br: 'O preço {preco} é de {anoDoPreco}, e a matrícula é de {ano}: escolha um preço de {ano}.',
    en: 'Price {preco} is of {anoDoPreco}, and the enrollment is of {ano}: choose a price of {ano}.',
  },
  PRECO_DE_OUTRO_CURSO: {
    status: 409,
    br: 'O preço {preco} é do curso {cursoDoPreco}, e a matrícula é em {curso}: escolha um preço de {curso} ou de todos os cursos.',
    en: 'Price {preco} belongs to {cursoDoPreco}, and the enrollment is in {curso}: choose a price of {curso} or of every course.',
  },
  PRECO_EXCEDIDO: {
    status: 409,
    br: 'O contrato cobraria {soma} pelo preço {preco}, que é de {valor}: o valor anual contratado não pode passar do divulgado (Lei 9.870/1999).',
    en: 'The contract would charge {soma} for the price {preco}, which is {valor}: what is contracted cannot pass what is published (Lei 9.870/1999).',
  },
  ANUIDADE_EXCEDIDA: {
    status: 409,
    br: 'Anuidade e taxa de matrícula somam {soma}, mais que a anuidade de {curso} em {ano} ({anuidade}): a matrícula faz parte dela. Reduza uma das linhas ou escreva o motivo: ele fica no contrato.',
    en: 'Tuition and enrollment fee add up to {soma}, more than the tuition of {curso} in {ano} ({anuidade}): the fee is part of it. Lower one of the lines or write the reason: it stays in the contract.',
  },
  ANUIDADE_JA_COBRADA: {
    status: 409,
    br: 'Esta matrícula já tem {cobrado} cobrados ou pagos no contrato {contratos}, que terminou; com mais {novo} a família pagaria {soma}, mais que a anuidade de {curso} em {ano} ({anuidade}). Reduza os valores ou escreva o motivo no contrato: ele fica registrado.',
    en: 'This enrollment has {cobrado} charged or paid already in contract {contratos}, which ended; with {novo} more the family would pay {soma}, more than the tuition of {curso} in {ano} ({anuidade}). Lower the amounts or write the reason in the contract: it is kept.',
  },
  ANUIDADE_JA_COBRADA_NA_VOLTA: {
    status: 409,
    br: 'O contrato {numero} voltaria a cobrar {novo}; com {cobrado} do contrato {contratos}, que terminou, a família pagaria {soma}, mais que a anuidade de {curso} em {ano} ({anuidade}). Cancele antes o que o outro ainda cobra ou, ao desfazer pelo contrato, escreva o motivo: ele fica registrado.',
    en: 'Contract {numero} would charge {novo} again; with {cobrado} of contract {contratos}, which ended, the family would pay {soma}, more than the tuition of {curso} in {ano} ({anuidade}). Cancel first what the other still charges or, undoing from the contract, write the reason: it is kept.',
  },
  VALOR_ACIMA_DA_ANUIDADE: {
    status: 409,
    br: 'O que foi digitado sem preço cadastrado soma {soma}, mais que a anuidade de {curso} em {ano} ({anuidade}). Escolha o preço cadastrado ou escreva o motivo: ele fica no contrato.',
    en: 'What was typed without a registered price adds up to {soma}, more than the tuition of {curso} in {ano} ({anuidade}). Choose the registered price or write the reason: it stays in the contract.',
  },
  VALOR_DIGITADO_EXCESSIVO: {
    status: 409,
    br: 'O que foi digitado sem preço cadastrado soma {soma}; um contrato vai até {teto}. Confira os zeros ou cadastre o preço.',
    en: 'What was typed without a registered price adds up to {soma}; a contract goes up to {teto}. Check the zeros or register the price.',
  },
  // Only when prices changed at the same instant: the service says the figures first.
  VALOR_DIGITADO_INCOERENTE: {
    status: 409,
    br: 'O que foi digitado sem preço cadastrado passa da anuidade do curso. Abra de novo e confira.',
    en: 'What was typed without a registered price passes the tuition of the course. Open it again and check.',
  },
  CONTRATO_VENCIMENTO_INVALIDO: {
    status: 409,
    br: 'O primeiro vencimento deve ficar entre {de} e {ate}.',
    en: 'The first due date must lie between {de} and {ate}.',
  },
  CONTRATO_ULTIMO_VENCIMENTO_INVALIDO: {
    status: 409,
    br: 'A última parcela venceria em {data}, e deve vencer até {ate}: use menos parcelas ou comece antes.',
    en: 'The last installment would fall due on {data}, and must by {ate}: use fewer installments or start earlier.',
  },
  VENCIMENTO_FORA_DO_ANO: {
    status: 409,
    br: 'Um vencimento fica longe demais do ano letivo da matrícula: confira o primeiro vencimento e as parcelas.',
    en: 'A due date lies too far from the academic year of the enrollment: check the first due date and the installments.',
  },
  // Only when a price changes while the contract is being saved: the service says which one and why first.
  PRECO_INCOERENTE: {
    status: 409,
    br: 'Um preço do contrato mudou enquanto isso: confira os preços e salve de novo.',
    en: 'A price of the contract changed meanwhile: check the prices and save again.',
  },
  MATRICULA_DESCONHECIDA: { status: 400, br: 'A matrícula informada não existe.', en: 'The enrollment does not exist.' },
  DESCONTO_ENCERRADO: {
    status: 400,
    br: 'O desconto “{desconto}” valeu até {data} e não é mais concedido.',
    en: 'The discount “{desconto}” was valid until {data} and is no longer granted.',
  },
  DESCONTO_AINDA_NAO_VALE: {
    status: 400,
    br: 'O desconto “{desconto}” só é concedido a partir de {data}.',
    en: 'The discount “{desconto}” is granted only from {data} on.',
  },
  DESCONTO_CONDICIONAL: {
    status: 400,
    br: 'O desconto “{desconto}” é condicional no cadastro: quem paga depois do vencimento o perde. Para concedê-lo sem condição, escolha outro ou descreva um desconto sem cadastro.',
    en: 'The discount “{desconto}” is conditional in its register: who pays after the due date loses it. To grant it without the condition, choose another or describe one without a register.',
  },
  DESCONTO_REPETIDO: {
    status: 400,
    br: 'O desconto “{desconto}” já está no contrato para as mesmas parcelas: cada desconto do cadastro vale uma vez em cada parcela.',
    en: 'The discount “{desconto}” is in the contract already for the same installments: each registered discount holds once in each installment.',
  },
  DESCONTO_ACIMA_DO_CADASTRO: {
    status: 400,
    br: 'O desconto “{desconto}” concede no máximo o que está no cadastro ({maximo}). Para conceder mais, escolha outro ou descreva um desconto sem cadastro.',
    en: 'The discount “{desconto}” grants at most what its register says ({maximo}). To grant more, choose another or describe one without a register.',
  },
  CADASTRO_DESCONHECIDO: { status: 400, br: 'O item informado não existe ou está inativo.', en: 'The item does not exist or is inactive.' },
});
